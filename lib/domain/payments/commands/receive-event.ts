import 'server-only'
import { z } from 'zod'
import { PaymentError } from '@/lib/domain/payments/errors'
import { handleEventQueue } from '@/lib/domain/payments/queues'
import { EventRefusal } from '@/lib/integrations/payments/payment-provider'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { boundedText } from '@/lib/shared/input/typed-text'

/** As much as a message may be, in bytes. */
export const eventLimitBytes = 256 * 1024

/**
 * Stores a message of the provider once, under the provider's own id, and has it acted on; received again it changes
 * nothing. Throws EVENT_REFUSED for a wrong or old signature.
 */
export const receiveEvent = defineCommand({
  name: 'payments.receive-event',
  session: 'system',
  // The body byte by byte, as latin1: the signature is of these bytes.
  input: z.object({ body: boundedText(eventLimitBytes), signature: boundedText(2000) }),
  load: nothing,
  authorize: theSystem,
  prepare: async ({ body, signature }) => {
    const provider = paymentProvider()
    if (!provider) throw new PaymentError('EVENT_REFUSED')
    try {
      return { ...(await provider.readEvent(Buffer.from(body, 'latin1'), signature)), provider: provider.name }
    } catch (error) {
      if (error instanceof EventRefusal) throw new PaymentError('EVENT_REFUSED')
      throw error
    }
  },
  // The row itself is the record; what it leads to is audited.
  isAudited: false,
  run: async ({ tx, enqueue }, _input, _subject, { id, kind, createdAt, payload, about, provider }) => {
    const { count } = await tx.paymentEvent.createMany({
      data: {
        id,
        provider,
        kind: kind.slice(0, 80),
        createdAt,
        payload: JSON.parse(JSON.stringify(payload)),
        ...(about ? {} : { state: 'ignored', handledAt: new Date(), remark: 'Den slags beskeder bruger vi ikke.' }),
      },
      skipDuplicates: true,
    })
    if (count > 0 && about) await enqueue(handleEventQueue, { eventId: id, ...about })
    return { received: true }
  },
})
