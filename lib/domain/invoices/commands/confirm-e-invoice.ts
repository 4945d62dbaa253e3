import 'server-only'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { accessPoint } from '@/lib/integrations/access-point/access-point'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/** Whole days that we wait for the access point to tell that a document arrived; it takes minutes. */
const patienceDays = 2

const notArrived = (ref: string | null) =>
  `Adgangspunktet har ikke kvitteret inden for ${patienceDays} dage. Se efter der${ref ? ` (${ref})` : ''}, før den sendes igen.`

/**
 * Asks the access point whether an e-invoice that it has arrived. One that did not within two days waits for a person.
 * Throws NOT_FOUND and ModelCallError.
 */
export const confirmEInvoice = defineCommand({
  name: 'invoices.confirm-e-invoice',
  session: 'system',
  input: z.object({ invoiceId: z.uuid() }),
  load: nothing,
  authorize: theSystem,
  prepare: ({ invoiceId }) => isDelivered(invoiceId),
  run: async (context, { invoiceId }, _subject, hasArrived) => {
    const { number, eInvoice } = await lockReceivable(context.tx, invoiceId)
    context.about({ type: 'invoice', id: invoiceId, detail: { number, hasArrived } })
    if (eInvoice !== 'submitted') return { eInvoice }
    const submitted = await context.tx.receivable.findUniqueOrThrow({
      where: { invoiceId },
      select: { eInvoiceOn: true, eInvoiceRef: true },
    })
    if (!hasArrived && !isLate(submitted.eInvoiceOn)) return { eInvoice }
    await context.tx.receivable.update({
      where: { invoiceId },
      data: hasArrived ? { eInvoice: 'sent' } : waitingAgain(submitted.eInvoiceRef),
    })
    return { eInvoice: hasArrived ? 'sent' : 'waiting' }
  },
})

const waitingAgain = (ref: string | null) =>
  ({
    eInvoice: 'waiting',
    eInvoiceWay: null,
    eInvoiceOn: null,
    eInvoiceRef: null,
    eInvoiceNote: notArrived(ref),
  }) as const

async function isDelivered(invoiceId: string): Promise<boolean> {
  const row = await db.receivable.findUnique({ where: { invoiceId }, select: { eInvoice: true, eInvoiceRef: true } })
  const point = accessPoint()
  if (!point || row?.eInvoice !== 'submitted' || !row.eInvoiceRef) return false
  return point.isDelivered(row.eInvoiceRef)
}

const isLate = (submittedOn: Date | null) =>
  !submittedOn ||
  Temporal.PlainDate.from(danishDay(submittedOn)).add({ days: patienceDays }).toString() < danishDay(new Date())
