import 'server-only'
import { z } from 'zod'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { writePeppol } from '@/lib/domain/invoices/peppol/write-peppol'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { accessPoint, type Submitted } from '@/lib/integrations/access-point/access-point'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Hands a waiting e-invoice over to the access point, under the key of the attempt that was ordered. A refusal is stored
 * for a person and ends the attempt; one that is not waiting any more is left. Throws NOT_FOUND and ModelCallError.
 */
export const submitEInvoice = defineCommand({
  name: 'invoices.submit-e-invoice',
  session: 'system',
  input: z.object({ invoiceId: z.uuid() }),
  load: nothing,
  authorize: theSystem,
  prepare: ({ invoiceId }) => submit(invoiceId),
  run: async (context, { invoiceId }, _subject, submitted) => {
    const { number, eInvoice } = await lockReceivable(context.tx, invoiceId)
    const refusal = submitted?.refusal ?? null
    context.about({ type: 'invoice', id: invoiceId, detail: { number, refusal } })
    if (!submitted || eInvoice !== 'waiting') return { isSubmitted: false }
    await context.tx.receivable.update({
      where: { invoiceId },
      data: refusal === null ? handedOver(submitted.ref) : refused(refusal),
    })
    return { isSubmitted: refusal === null }
  },
})

async function submit(invoiceId: string): Promise<Submitted | null> {
  const invoice = await readInvoiceDocument(db, invoiceId)
  const standing = await db.receivable.findUnique({
    where: { invoiceId },
    select: { eInvoice: true, eInvoiceRef: true },
  })
  const point = accessPoint()
  const { ean } = invoice.buyer
  if (!point || !ean || standing?.eInvoice !== 'waiting' || !standing.eInvoiceRef) return null
  return point.submit({ xml: writePeppol(invoice), ean, key: standing.eInvoiceRef })
}

const handedOver = (ref: string | null) =>
  ({
    eInvoice: 'submitted',
    eInvoiceWay: 'access_point',
    eInvoiceOn: new Date(danishDay(new Date())),
    eInvoiceRef: ref,
    eInvoiceNote: null,
  }) as const

const refused = (why: string) => ({
  eInvoiceRef: null,
  eInvoiceNote: `Adgangspunktet afviste den: ${why}`.slice(0, 300),
})
