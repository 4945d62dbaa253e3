import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { payInvoice } from '@/lib/domain/invoices/commands/pay-invoice'
import { postponeReminders } from '@/lib/domain/invoices/commands/postpone-reminders'
import { remindOfInvoice } from '@/lib/domain/invoices/commands/remind-of-invoice'
import { danishDay } from '@/lib/shared/danish-time'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createInvoice } from '@/tests/factories/invoices'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
/** Jobs alone: no caller is the system. */
const nobody = outcomes(403, { visitor: 401 })
const anInvoice = async (more: object) => ({ id: (await createInvoice()).id, ...more })
const reason = 'Det er aftalt.'

export const invoiceRows: Record<string, AccessRow> = {
  'invoices.postpone-reminders': {
    command: postponeReminders,
    input: () => anInvoice({ reason, until: danishDay(new Date(Date.now() + 30 * 24 * 3600_000)) }),
    outcomes: administratorsOnly,
  },
  // Without the signature in its link there is no such invoice; with it, whoever has the link may pay.
  'invoices.pay-invoice': {
    command: payInvoice,
    input: () => anInvoice({ key: 'x'.repeat(22), method: 'card' }),
    outcomes: outcomes(404),
  },
  'invoices.mail-invoice': {
    command: mailInvoice,
    input: async () => ({ invoiceId: (await createInvoice()).id }),
    outcomes: nobody,
  },
  'invoices.remind-of-invoice': {
    command: remindOfInvoice,
    input: async () => ({ invoiceId: (await createInvoice()).id }),
    outcomes: nobody,
  },
}
