import { randomUUID } from 'node:crypto'
import { creditInvoice } from '@/lib/domain/bookkeeping/commands/credit-invoice'
import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { endRefund } from '@/lib/domain/bookkeeping/commands/end-refund'
import { importBankFile } from '@/lib/domain/bookkeeping/commands/import-bank-file'
import { invoiceResellers } from '@/lib/domain/bookkeeping/commands/invoice-resellers'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { markPaid } from '@/lib/domain/bookkeeping/commands/mark-paid'
import { matchBankLine } from '@/lib/domain/bookkeeping/commands/match-bank-line'
import { sendAgain } from '@/lib/domain/bookkeeping/commands/send-again'
import { splitBankLine } from '@/lib/domain/bookkeeping/commands/split-bank-line'
import { undoBankLine } from '@/lib/domain/bookkeeping/commands/undo-bank-line'
import { writeOff } from '@/lib/domain/bookkeeping/commands/write-off'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { UploadedFile } from '@/lib/server/request-body'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createBankLine, danskeBankFile } from '@/tests/factories/bank-files'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const systemOnly = outcomes(403, { visitor: 401 })

export const bookkeepingRows: Record<string, AccessRow> = {
  'bookkeeping.import-bank-file': {
    command: importBankFile,
    input: () => ({
      file: new UploadedFile('konto.csv', danskeBankFile([{ day: '2026-11-03', text: randomUUID(), kroner: '1,00' }])),
    }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.decide-bank-line': {
    command: decideBankLine,
    input: async () => ({
      id: (await createBankLine('Renter', { state: 'doubtful' })).id,
      decision: 'ignore',
      note: 'Renter fra banken.',
    }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.split-bank-line': {
    command: splitBankLine,
    input: async () => {
      const [{ number }, other] = [await createInvoice(), await createInvoice()]
      const { id } = await createBankLine(`Faktura ${number}`, { state: 'doubtful', amountOere: 58_000 })
      return { id, shares: `${number} 290\n${other.number} 290`, shown: `${number}:29000` }
    },
    outcomes: administratorsOnly,
  },
  'bookkeeping.undo-bank-line': {
    command: undoBankLine,
    input: async () => ({ id: (await createBankLine('Renter', { state: 'ignored' })).id, reason: 'Det var en køber.' }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.mark-paid': {
    command: markPaid,
    input: async () => ({
      id: (await createInvoice()).id,
      amount: '290',
      paidOn: '2026-11-03',
      note: 'Set i netbanken.',
    }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.keep-overpayment': {
    command: keepOverpayment,
    input: async () => {
      const { id } = await createInvoice()
      const paid = { invoiceId: id, amountOere: 30_000, bookedOn: '2026-11-03' }
      await inTransaction((context) => settleInvoice(context, paid))
      return { id, reason: 'Efter aftale.' }
    },
    outcomes: administratorsOnly,
  },
  'bookkeeping.end-refund': {
    command: endRefund,
    input: async () => {
      const payment = await createPaidPayment({ refundedOere: 29_000n })
      return { id: (await createRefund({ paymentId: payment.id })).id, reason: 'Pengene gik tilbage ad anden vej.' }
    },
    outcomes: administratorsOnly,
  },
  'bookkeeping.credit-invoice': {
    command: creditInvoice,
    input: async () => ({ id: (await createInvoice()).id, reason: 'Efter aftale.', amount: '90' }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.write-off': {
    command: writeOff,
    input: async () => ({ id: (await createInvoice()).id, reason: 'Efter aftale.' }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.send-again': {
    command: sendAgain,
    input: async () => ({ id: (await createInvoice()).id }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.match-bank-line': {
    command: matchBankLine,
    input: async () => ({ id: (await createBankLine('Uden kode')).id }),
    outcomes: systemOnly,
  },
  'bookkeeping.invoice-resellers': {
    command: invoiceResellers,
    input: ({ reseller }) => ({ resellerId: reseller.id, now: new Date() }),
    outcomes: systemOnly,
  },
}
