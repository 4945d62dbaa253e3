import 'server-only'
import type { CallKind } from '@/lib/domain/payments/calls'
import {
  keyUsedOtherwise,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from '@/lib/integrations/payments/payment-provider'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { db } from '@/lib/server/db'

/** The provider forgets keys after a day; a call older than this (hours) is looked up and not repeated. */
const keyHours = 22
/** From then on (hours) nothing that was sent under the old key can still be on its way, and a new key is safe. */
const newKeyHours = 23

/** The answer, or the provider's no. `key`: of the call to note, in the transaction that uses this. */
type Sent<A> = { key: string; answer: A; refusal: null } | { key: string; answer: null; refusal: ProviderRefusal }

/**
 * Sends the newest kept call of this kind for a payment or refund, outside any transaction; null when none is kept. The
 * caller notes in the same transaction as its effects that it was answered: until then the same call is sent again,
 * under the same key. Throws ProviderUnavailable when no answer came.
 */
export async function sendKeptCall<R, A>(
  kind: CallKind<R, A>,
  about: { paymentId: string } | { refundId: string },
  now = new Date(),
): Promise<Sent<A> | null> {
  const call = await db.providerCall.findFirst({
    where: { ...about, operation: kind.operation, state: 'kept' },
    orderBy: { createdAt: 'desc' },
    select: { key: true, request: true, sentAt: true, createdAt: true },
  })
  if (!call) return null
  const provider = currentProvider()
  const request = kind.request.parse(call.request)
  const { key } = call
  // Without a first try too: a restored backup may not know of it.
  const hours = (now.getTime() - (call.sentAt ?? call.createdAt).getTime()) / 3600_000
  if (hours < keyHours) return attempt(kind, provider, { key, request, now })
  const found = await noted(key, () => kind.find(provider, request))
  if (found) return { key, answer: found, refusal: null }
  if (hours < newKeyHours) throw new ProviderUnavailable('Whether this was done is not certain yet')
  return attempt(kind, provider, { key: await replaceKey(key, now), request, now })
}

/** The provider, or ProviderUnavailable without one: what is kept waits until there is one again. */
export function currentProvider(): PaymentProvider {
  const provider = paymentProvider()
  if (!provider) throw new ProviderUnavailable('There is no payment provider')
  return provider
}

async function attempt<R, A>(
  kind: CallKind<R, A>,
  provider: PaymentProvider,
  { key, request, now }: { key: string; request: R; now: Date },
): Promise<Sent<A>> {
  // Committed before it is sent. sentAt stays that of the first try: then the key's day began.
  await db.providerCall.updateMany({ where: { key, sentAt: null }, data: { sentAt: now } })
  await db.providerCall.update({ where: { key }, data: { attempts: { increment: 1 } } })
  try {
    return { key, answer: await noted(key, () => kind.send(provider, key, request)), refusal: null }
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // After an update that changed what is sent, a lost answer cannot be had by sending again: it may have been done.
    const done = error.code === keyUsedOtherwise ? await noted(key, () => kind.find(provider, request)) : null
    return done ? { key, answer: done, refusal: null } : { key, answer: null, refusal: error }
  }
}

/** Writes down why no answer came, for the console. */
async function noted<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Unknown'
    await db.providerCall.update({ where: { key }, data: { error: message.slice(0, 500) } })
    throw error
  }
}

/** Nothing was done under the old key, which the provider has forgotten. Of two callers one gets a new key. */
async function replaceKey(oldKey: string, now: Date): Promise<string> {
  const key = crypto.randomUUID()
  await db.$transaction(async (tx) => {
    const { count } = await tx.providerCall.updateMany({
      where: { key: oldKey, state: 'kept' },
      data: { state: 'refused', answeredAt: now, error: 'Svaret udeblev, og intet var gjort. Sendt igen på ny.' },
    })
    if (count === 0) throw new ProviderUnavailable('Another process sends this call')
    const { operation, request, paymentId, refundId } = await tx.providerCall.findUniqueOrThrow({
      where: { key: oldKey },
      select: { operation: true, request: true, paymentId: true, refundId: true },
    })
    await tx.providerCall.create({
      data: { key, operation, request: request ?? {}, paymentId, refundId, createdAt: now },
    })
  })
  return key
}
