import { z } from 'zod'
import { type PlanItem, planItems } from '@/lib/domain/billing/plans'
import { shownOereField } from '@/lib/domain/billing/shown-price-field'
import { optionalText } from '@/lib/domain/memorials/field-schemas'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { tick } from '@/lib/shared/input/tick'
import { typedText } from '@/lib/shared/input/typed-text'

/** What can be bought, as the items of the price list. */
export const planChoices = planItems
export type PlanChoice = PlanItem
export type PlanInterval = 'month' | 'year' | 'once'

export const payMethods = ['card', 'mobilepay', 'bank_transfer'] as const
export type PayMethod = (typeof payMethods)[number]

export type SubscriptionStatus = 'ordered' | 'active' | 'ended' | 'abandoned'
export type RenewalWay = 'card' | 'invoice' | 'none'
export type SubscriptionEnd = 'cancelled' | 'lapsed' | 'withdrawn' | 'left' | 'changed' | 'duplicate' | 'page_deleted'

export function choiceOf({ plan, interval }: { plan: 'premium' | 'livstid'; interval: PlanInterval }): PlanChoice {
  if (plan === 'livstid') return 'livstid.once'
  return interval === 'month' ? 'premium.month' : 'premium.year'
}

export const partsOf: Record<PlanChoice, { plan: 'premium' | 'livstid'; interval: PlanInterval }> = {
  'premium.month': { plan: 'premium', interval: 'month' },
  'premium.year': { plan: 'premium', interval: 'year' },
  'livstid.once': { plan: 'livstid', interval: 'once' },
}

const choice = z.enum(planChoices, { error: 'Vælg den plan, du vil have.' })
const method = z.enum(payMethods, { error: 'Vælg, hvordan du vil betale.' })
const version = typedText(20, undefined, { missing: 'Hent siden igen, så du ser de betingelser, der gælder.' })
const id = z.uuid('Vi kunne ikke finde planen. Hent siden igen.')

export const buyPlanInput = z.object({
  memorialId: z.uuid('Vælg en mindeside.'),
  choice,
  method,
  startNow: tick,
  termsVersion: version,
  shownOere: shownOereField,
})
export type BuyPlanInput = z.input<typeof buyPlanInput>

export const agreementInput = z.object({ id })

export const changePlanInput = z.object({
  id,
  choice,
  method: method.default('card'),
  startNow: tick,
  termsVersion: version,
  shownOere: shownOereField,
  /** The sum for a change that waits until it can no longer be regretted. */
  shownLaterOere: shownOereField,
})
export type ChangePlanInput = z.input<typeof changePlanInput>

export const payRenewalInput = z.object({
  id,
  method: z.enum(['card', 'mobilepay'], { error: 'Vælg, hvordan du vil betale.' }),
})
export const renewalWayInput = z.object({
  id,
  way: z.enum(['card', 'invoice'], { error: 'Vælg, hvordan du vil betale.' }),
})

/** Danish registration and account number, to pay a bank transfer back to. */
export const bankAccountField = typedText(30, (text) => cleanLine(text).replace(/[\s.\p{Pd}]/gu, ''))
  .refine((digits) => digits === '' || /^\d{5,14}$/.test(digits), 'Skriv registreringsnummer og kontonummer med tal.')
  .transform((digits) => digits || null)
  .nullable()
  .default(null)

export const withdrawInput = z.object({
  id,
  /** The signature of the order's link. */
  key: typedText(60).optional(),
  message: optionalText(1000).default(null),
  bankAccount: bankAccountField,
  confirmed: z.preprocess(
    (value: unknown) => value === true || value === 'ja',
    z.literal(true, { error: 'Bekræft, at du fortryder.' }),
  ),
})
export type WithdrawInput = z.input<typeof withdrawInput>

/** The forms of this concept, by name. */
export const buyFormName = 'koeb-plan'
export const planFormName = 'plan'
export const withdrawFormName = 'fortryd-plan'

/** The query of the order page. Invalid values count as empty. */
export const buyQuery = z.object({
  side: typedText(100).optional().catch(undefined),
  valg: z.enum(planChoices).optional().catch(undefined),
})

/** A payment, and a purchase to regret, by their signed links. */
export const signedPaymentQuery = z.object({ payment: z.uuid(), key: typedText(60) })
export const withdrawalQuery = z.object({ id, key: typedText(60).optional() })
