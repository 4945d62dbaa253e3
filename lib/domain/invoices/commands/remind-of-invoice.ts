import 'server-only'
import { z } from 'zod'
import { storedPdf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { dueReminder, remindable } from '@/lib/domain/invoices/reminders'
import { writeMail } from '@/lib/domain/invoices/write-mail'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Sends the reminder that is due now, if one is: at most three, without fee or interest. Throws NOT_FOUND. */
export const remindOfInvoice = defineCommand({
  name: 'invoices.remind-of-invoice',
  session: 'system',
  input: z.object({ invoiceId: z.uuid(), now: z.date().optional() }),
  load: nothing,
  authorize: theSystem,
  // The file goes with the mail.
  prepare: ({ invoiceId }) => storedPdf(invoiceId),
  run: async (context, { invoiceId, now = new Date() }) => {
    const receivable = await lockReceivable(context.tx, invoiceId)
    const row = await context.tx.receivable.findFirst({
      where: { invoiceId, ...remindable(now) },
      select: { dueOn: true, remindersSent: true, remindedAt: true },
    })
    const round = row && dueReminder(row, now)
    context.about({ type: 'invoice', id: invoiceId, detail: { number: receivable.number, round: round ?? 0 } })
    if (!round) return { round: null }
    await writeMail(context, receivable, { kind: 'reminder', round })
    await context.tx.receivable.update({ where: { invoiceId }, data: { remindersSent: round, remindedAt: now } })
    return { round }
  },
})
