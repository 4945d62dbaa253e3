import { expect, it } from 'vitest'
import { convert } from 'xmlbuilder2'
import { documentPostings, movementPostings, type Posting } from '@/lib/domain/bookkeeping/export/postings'
import { writeSaft } from '@/lib/domain/bookkeeping/export/write-saft'
import { sellerToday } from '@/lib/domain/invoices/issue-invoice'
import { bankAccountOf } from '@/lib/shared/company'
import { parseOere, sumOere } from '@/lib/shared/money'

const buyer = 'Åse & Søn <Ærø>'
const invoice = (number: number, issuedOn: string) =>
  documentPostings({
    number,
    kind: 'invoice',
    issuedOn,
    buyer,
    totalOere: 125_000,
    vatOere: 25_000,
    lines: [
      { account: '1012', netOere: 90_000, vatOere: 22_500 },
      { account: '9999', netOere: 10_000, vatOere: 2_500 },
    ],
  })
const movement = { buyer, place: 1, lossBeforeOere: 0, isByProvider: false } as const
const vouchers = [
  invoice(10_001, '2026-01-31'),
  invoice(10_002, '2026-02-01'),
  movementPostings({ ...movement, number: 10_001, kind: 'payment', amountOere: 125_000, bookedOn: '2026-02-03' }),
  movementPostings({ ...movement, number: 10_002, kind: 'write_off', amountOere: 125_000, bookedOn: '2026-02-28' }),
]

async function* read({ from, to }: { from: string; to: string }): AsyncGenerator<Posting[][]> {
  // In two parts, as from the database.
  for (const each of vouchers) yield [each].filter(([first]) => first && first.day >= from && first.day <= to)
}

async function saft(period: { from: string; to: string }) {
  const parts = writeSaft({
    period,
    seller: sellerToday(),
    bankAccount: bankAccountOf('1234 0001234567'),
    readVouchers: read,
    today: '2026-03-01',
  })
  let xml = ''
  for await (const part of parts) xml += part
  return xml
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document.
const parsed = (xml: string): any => (convert(xml, { format: 'object' }) as any).AuditFile

it('is the whole of a period as the standard has it, with sums that are those of its lines', async () => {
  const xml = await saft({ from: '2026-02-01', to: '2026-02-28' })
  expect(xml).toContain('<Description>Faktura 10002, Åse &amp; Søn &lt;Ærø')
  const file = parsed(xml)
  expect(Object.keys(file)).toEqual(['@xmlns', 'Header', 'MasterFiles', 'GeneralLedgerEntries'])
  expect(file['@xmlns']).toBe('urn:StandardAuditFile-Taxation-Financial:DK')
  expect(file.Header).toMatchObject({
    AuditFileVersion: '2.1',
    AuditFileCountry: 'DK',
    AuditFileDateCreated: '2026-03-01',
    SelectionCriteria: { SelectionStartDate: '2026-02-01', SelectionEndDate: '2026-02-28' },
    Company: { BankAccount: { IBANNumber: expect.stringMatching(/^DK\d{16}$/), AccountID: '6480' } },
  })
  const { NumberOfEntries, TotalDebit, TotalCredit, Journal } = file.GeneralLedgerEntries
  expect([NumberOfEntries, TotalDebit, TotalCredit]).toEqual(['3', '3750.00', '3750.00'])
  expect(Journal.Transaction.map((each: { TransactionID: string }) => each.TransactionID)).toEqual([
    ...['10002', '10001001', '10002001'],
  ])
  expect(Object.keys(Journal.Transaction[0])).toEqual([
    ...['TransactionID', 'Period', 'PeriodYear', 'TransactionDate', 'Description', 'SystemEntryDate'],
    ...['GLPostingDate', 'SystemID', 'Line'],
  ])
  const side = (name: string) =>
    sumOere(
      Journal.Transaction.flatMap((each: { Line: Record<string, { Amount: string }>[] }) =>
        each.Line.map((line) => parseOere(line[name]?.Amount ?? '0') ?? Number.NaN),
      ),
    )
  expect([side('DebitAmount'), side('CreditAmount')]).toEqual([375_000, 375_000])
})

it('has the moms of a line told and posted once, and a loss with its own', async () => {
  const { GeneralLedgerEntries } = parsed(await saft({ from: '2026-02-01', to: '2026-02-28' }))
  const [sold, , lost] = GeneralLedgerEntries.Journal.Transaction
  expect(sold.Line.map((line: { AccountID: string }) => line.AccountID)).toEqual(['6190', '1012', '9999', '7680'])
  expect(sold.Line[1].TaxInformation).toMatchObject({
    TaxCode: 'S25',
    StandardTaxCode: 'S01',
    TaxBase: '900.00',
    TaxAmount: { Amount: '225.00' },
  })
  expect(sold.Line[3]).toMatchObject({ CreditAmount: { Amount: '250.00' } })
  expect(sold.Line[3].TaxInformation).toBeUndefined()
  expect(lost.Line.map((line: { AccountID: string }) => line.AccountID)).toEqual(['2280', '7680', '6190'])
  expect(lost.Line[0].TaxInformation).toMatchObject({ TaxBase: '1000.00', TaxAmount: { Amount: '250.00' } })
})

it('carries what was before into the balances of each account', async () => {
  const { MasterFiles } = parsed(await saft({ from: '2026-02-01', to: '2026-02-28' }))
  const { Account, NameOfStandardAccount } = MasterFiles.GeneralLedgerAccounts
  const of = (id: string) => Account.find((each: { AccountID: string }) => each.AccountID === id)
  expect(NameOfStandardAccount).toBe('Standardkontoplanen')
  expect(of('6190')).toEqual({
    AccountID: '6190',
    AccountDescription: expect.any(String),
    StandardAccountID: '6190',
    AccountType: 'Asset',
    OpeningDebitBalance: '1250.00',
    ClosingDebitBalance: '0.00',
  })
  expect(of('1012')).toMatchObject({
    StandardAccountID: '1010',
    AccountType: 'Sale',
    OpeningCreditBalance: '900.00',
    ClosingCreditBalance: '1800.00',
  })
  expect(of('7680')).toMatchObject({ AccountType: 'Liability', ClosingCreditBalance: '250.00' })
  expect(of('9999')).toMatchObject({ AccountType: 'Other', AccountDescription: '9999' })
})

it('of a period without vouchers is a file all the same', async () => {
  const { GeneralLedgerEntries } = parsed(await saft({ from: '2026-04-01', to: '2026-04-30' }))
  expect(GeneralLedgerEntries).toMatchObject({ NumberOfEntries: '0', TotalDebit: '0.00', Journal: { Type: 'GL' } })
})
