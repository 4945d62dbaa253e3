import 'server-only'
import { z } from 'zod'
import { ProviderUnavailable } from '@/lib/integrations/payments/payment-provider'
import { env } from '@/lib/server/env'

const TIMEOUT_MS = 10_000

const sessionAnswer = z.object({
  state: z.enum(['open', 'complete', 'expired']),
  amountOere: z.int(),
  description: z.string(),
  method: z.enum(['card', 'mobilepay']),
  keepsCard: z.boolean(),
  isRefused: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
})

const portalAnswer = z.object({
  card: z.object({ last4: z.string(), isRefused: z.boolean() }).nullable(),
  returnUrl: z.string().nullable(),
})

export type StandInSession = z.output<typeof sessionAnswer>
export type StandInPortal = z.output<typeof portalAnswer>

/** The payment page's session at the stand-in; null for an unknown one, and where there is no stand-in. */
export function readStandInSession(sessionRef: string): Promise<StandInSession | null> {
  return ask(sessionAnswer, 'GET', ['sessions', sessionRef])
}

/** The payer pays, or the card is refused. Null when the page is closed meanwhile. */
export function actOnStandInSession(sessionRef: string, act: 'pay' | 'decline'): Promise<StandInSession | null> {
  return ask(sessionAnswer, 'POST', ['sessions', sessionRef, act])
}

export function readStandInPortal(portalRef: string): Promise<StandInPortal | null> {
  return ask(portalAnswer, 'GET', ['portals', portalRef])
}

/** Another card is the customer's from now on: one that is charged, or one that is refused. */
export function changeStandInCard(portalRef: string, outcome: 'paid' | 'card_declined'): Promise<StandInPortal | null> {
  return ask(portalAnswer, 'POST', ['portals', portalRef], { outcome })
}

/** Throws ProviderUnavailable when the stand-in does not answer. */
async function ask<T>(
  answer: z.ZodType<T>,
  method: 'GET' | 'POST',
  steps: string[],
  form: Record<string, string> = {},
): Promise<T | null> {
  if (!env.DEMO_DATA || !env.STRIPE_API_URL) return null
  const path = steps.map(encodeURIComponent).join('/')
  const response = await fetch(`${env.STRIPE_API_URL}/control/${path}`, {
    method,
    headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderUnavailable('The stand-in does not answer')
  })
  if (response.status === 404 || response.status === 409) return null
  if (!response.ok) throw new ProviderUnavailable(`The stand-in answered ${response.status}`)
  return answer.parse(await response.json())
}
