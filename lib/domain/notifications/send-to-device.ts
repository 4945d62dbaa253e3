import 'server-only'
import { type PushMessage, type PushTarget, type PushTransport, sendPush } from '@/lib/integrations/push/send-push'

const rest = { leastMs: 15_000, mostMs: 3600_000 }
/** A device that failed for this long without a success is dropped, whatever the error; in ms. */
const givenUpAfterMs = 3 * 24 * 3600_000

export type Device = PushTarget & { failingSince: Date | null; restsUntil: Date | null }
type SendResult = { lastSentAt?: Date; failingSince: Date | null; restsUntil: Date | null }

type Sending = {
  message: PushMessage
  forget: () => Promise<unknown>
  update: (result: SendResult) => Promise<unknown>
  transport?: PushTransport | undefined
}

/**
 * Sends one message to one device. One that rejects messages is forgotten, as is one whose push service has failed for
 * three days; until then the next try waits as long as it has failed, at least a quarter of a minute and at most an hour.
 * Throws when the message may still arrive later.
 */
export async function sendToDevice(
  { failingSince, restsUntil, ...target }: Device,
  { message, forget, update, transport }: Sending,
): Promise<void> {
  const now = new Date()
  if (restsUntil && restsUntil > now) throw new Error('The push service failed a moment ago')
  try {
    const outcome = await sendPush(target, message, transport)
    if (outcome === 'gone') await forget()
    else await update({ lastSentAt: now, failingSince: null, restsUntil: null })
  } catch (error) {
    const failingForMs = now.getTime() - (failingSince ?? now).getTime()
    if (failingForMs > givenUpAfterMs) {
      await forget()
      return
    }
    const restMs = Math.min(Math.max(failingForMs, rest.leastMs), rest.mostMs)
    await update({ failingSince: failingSince ?? now, restsUntil: new Date(now.getTime() + restMs) })
    throw error
  }
}
