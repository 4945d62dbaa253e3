import 'server-only'
import { z } from 'zod'
import { confirmEInvoice } from '@/lib/domain/invoices/commands/confirm-e-invoice'
import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { remindOfInvoice } from '@/lib/domain/invoices/commands/remind-of-invoice'
import { submitEInvoice } from '@/lib/domain/invoices/commands/submit-e-invoice'
import { listToRemind } from '@/lib/domain/invoices/reminders'
import { sendInvoiceQueue, submitEInvoiceQueue } from '@/lib/domain/invoices/send-invoice'
import { performing } from '@/lib/domain/payments/queues'
import { db } from '@/lib/server/db'
import { defineJob, enqueue } from '@/lib/server/jobs'

export const sendInvoiceJob = defineJob({ ...sendInvoiceQueue, handle: performing(mailInvoice) })

export const submitEInvoiceJob = defineJob({ ...submitEInvoiceQueue, handle: performing(submitEInvoice) })

export const confirmEInvoiceJob = defineJob({
  name: 'confirm-e-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  keyOf: ({ invoiceId }) => invoiceId,
  handle: performing(confirmEInvoice),
})

/** Every hour: queues the e-invoices that the access point has and has not told of. */
export const confirmEInvoicesJob = defineJob({
  name: 'confirm-e-invoices',
  payload: z.object({}),
  cron: '25 * * * *',
  handle: async () => {
    const rows = await db.receivable.findMany({
      where: { eInvoice: 'submitted' },
      orderBy: { invoiceId: 'asc' },
      take: 500,
      select: { invoiceId: true },
    })
    for (const { invoiceId } of rows) await enqueue(db, confirmEInvoiceJob, { invoiceId })
  },
})

/** One invoice per job: one that fails is tried again by itself. */
export const remindOfInvoiceJob = defineJob({
  name: 'remind-of-invoice',
  isIrreversible: true,
  payload: z.object({ invoiceId: z.uuid() }),
  keyOf: ({ invoiceId }) => invoiceId,
  handle: performing(remindOfInvoice),
})

/** Every morning at nine, when people can act on it: queues the invoices of which a reminder is due. */
export const remindOfInvoicesJob = defineJob({
  name: 'remind-of-invoices',
  isIrreversible: true,
  payload: z.object({}),
  cron: '0 9 * * *',
  handle: async () => {
    const now = new Date()
    let after: string | null = null
    do {
      const { ids, last }: Awaited<ReturnType<typeof listToRemind>> = await listToRemind(now, after)
      for (const invoiceId of ids) await enqueue(db, remindOfInvoiceJob, { invoiceId })
      after = last
    } while (after)
  },
})
