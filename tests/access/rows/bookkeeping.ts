import { randomUUID } from 'node:crypto'
import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { importBankFile } from '@/lib/domain/bookkeeping/commands/import-bank-file'
import { invoiceResellers } from '@/lib/domain/bookkeeping/commands/invoice-resellers'
import { matchBankLine } from '@/lib/domain/bookkeeping/commands/match-bank-line'
import { UploadedFile } from '@/lib/server/request-body'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createBankLine, danskeBankFile } from '@/tests/factories/bank-files'

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
