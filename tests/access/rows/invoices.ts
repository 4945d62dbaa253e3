import { confirmEInvoice } from '@/lib/domain/invoices/commands/confirm-e-invoice'
import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { markEInvoice } from '@/lib/domain/invoices/commands/mark-e-invoice'
import { payInvoice } from '@/lib/domain/invoices/commands/pay-invoice'
import { postponeReminders } from '@/lib/domain/invoices/commands/postpone-reminders'
import { remindOfInvoice } from '@/lib/domain/invoices/commands/remind-of-invoice'
import { resubmitEInvoice } from '@/lib/domain/invoices/commands/resubmit-e-invoice'
import { submitEInvoice } from '@/lib/domain/invoices/commands/submit-e-invoice'
import { env } from '@/lib/server/env'
import { danishDay } from '@/lib/shared/danish-time'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createInvoice, publicBuyer } from '@/tests/factories/invoices'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
/** Jobs alone: no caller is the system. */
const nobody = outcomes(403, { visitor: 401 })
const anInvoice = async (more: object) => ({ id: (await createInvoice()).id, ...more })
const reason = 'Det er aftalt.'
const aPublicInvoice = () => createInvoice({ buyer: publicBuyer(), buyerReference: 'REK 7' })

export const invoiceRows: Record<string, AccessRow> = {
  'invoices.postpone-reminders': {
    command: postponeReminders,
    input: () => anInvoice({ reason, until: danishDay(new Date(Date.now() + 30 * 24 * 3600_000)) }),
    outcomes: administratorsOnly,
  },
  'invoices.mark-e-invoice': {
    command: markEInvoice,
    input: async () => ({
      id: (await aPublicInvoice()).id,
      how: 'nemhandel',
      sentOn: '2026-11-03',
      reference: 'Kvittering 1234',
    }),
    outcomes: administratorsOnly,
  },
  'invoices.resubmit-e-invoice': {
    command: resubmitEInvoice,
    input: async () => {
      Object.assign(env, { STORECOVE_API_KEY: 'test-key-of-nobody', STORECOVE_LEGAL_ENTITY: 4711 })
      return { id: (await aPublicInvoice()).id }
    },
    outcomes: administratorsOnly,
  },
  'invoices.submit-e-invoice': {
    command: submitEInvoice,
    input: async () => ({ invoiceId: (await createInvoice()).id }),
    outcomes: nobody,
  },
  'invoices.confirm-e-invoice': {
    command: confirmEInvoice,
    input: async () => ({ invoiceId: (await createInvoice()).id }),
    outcomes: nobody,
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
