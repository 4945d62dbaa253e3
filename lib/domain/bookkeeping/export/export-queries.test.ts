import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { writeOff } from '@/lib/domain/bookkeeping/commands/write-off'
import { getChartFile, getInvoicesFile, getPostingsFile } from '@/lib/domain/bookkeeping/export/export-queries'
import { postingsInput } from '@/lib/domain/bookkeeping/export/export-schema'
import { lossVatOere, movementPostings } from '@/lib/domain/bookkeeping/export/postings'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { consumerParty } from '@/lib/domain/invoices/party'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'
import { parseOere, sumOere } from '@/lib/shared/money'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
// A day of its own, so that other tests' invoices are not in the file.
const now = new Date('2021-03-05T10:00:00Z')
const today = danishDay(new Date())
const period = { from: '2021-03-01', to: '2021-03-31', format: 'csv' } as const

async function rowsOf(body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>): Promise<string[][]> {
  const text = Buffer.from(await new Response(body).arrayBuffer()).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return Papa.parse<string[]>(text.slice(1).trim(), { delimiter: ';' }).data
}

it('writes balanced vouchers for invoices, credit notes and payments', async () => {
  const lines = linesInclVat([
    { text: 'Plade', quantity: 1, priceOere: 109_500, account: '1012' },
    { text: 'Fragt', quantity: 1, priceOere: 7_901, account: '1250' },
  ])
  const buyer = consumerParty({ name: '=HYPERLINK("x";"Bo")', email: 'bo@eksempel.dk' })
  const invoice = await createInvoice({ now, lines, buyer })
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: invoice.id, amountOere: 50_000, bookedOn: '2021-03-09', now }),
  )
  const credit = await inTransaction((context) =>
    creditInvoice(context, { invoiceId: invoice.id, amountOere: 'rest', text: 'Fortrudt', now }),
  )
  const { body, filename } = await getPostingsFile(await confirmed(), period)
  expect(filename).toBe('posteringer-2021-03-01-2021-03-31.csv')
  const [headings, ...rows] = await rowsOf(body)
  expect(headings).toEqual(['Dato', 'Bilagsnummer', 'Tekst', 'Konto', 'Kontonavn', 'Debet', 'Kredit', 'Momskode'])
  const ofVoucher = new Map<string, string[][]>()
  for (const row of rows) ofVoucher.set(row[1] ?? '', [...(ofVoucher.get(row[1] ?? '') ?? []), row])
  for (const [voucher, postings] of ofVoucher) {
    const side = (at: number) => sumOere(postings.map((row) => parseOere(row[at] || '0') ?? Number.NaN))
    expect(side(5), voucher).toBe(side(6))
  }
  expect(ofVoucher.get(String(invoice.number))).toMatchObject([
    [
      '2021-03-05',
      String(invoice.number),
      expect.stringMatching(/^Faktura/),
      '6190',
      expect.any(String),
      '1174,01',
      '',
      '',
    ],
    [
      expect.any(String),
      expect.any(String),
      expect.any(String),
      '1012',
      'Salg af plader',
      '',
      expect.any(String),
      'S25',
    ],
    [expect.any(String), expect.any(String), expect.any(String), '1250', 'Fragt', '', expect.any(String), 'S25'],
    [expect.any(String), expect.any(String), expect.any(String), '7680', 'Salgsmoms', '', '234,80', ''],
  ])
  expect(ofVoucher.get(`${invoice.number}001`)?.map((row) => row[3])).toEqual(['6480', '6190'])
  // The credit note is a voucher of its own; its movement is not booked once more.
  expect(ofVoucher.get(String(credit.number))?.[0]?.slice(3, 7)).toEqual([
    '6190',
    'Tilgodehavender fra salg',
    '',
    '1174,01',
  ])
  expect([...ofVoucher.keys()]).not.toContain(`${invoice.number}002`)

  const list = await rowsOf((await getInvoicesFile(await confirmed(), period)).body)
  const mine = list.find(([number]) => number === String(invoice.number))
  expect(mine?.[4]).toBe(`'=HYPERLINK("x";"Bo")`)
  expect(list.find(([number]) => number === String(credit.number))?.slice(7, 10)).toEqual([
    '-939,21',
    '-234,80',
    '-1174,01',
  ])
})

it.each([
  ['payment', 29_000, false, 'Betaling', '6480'],
  ['payment', 29_000, true, 'Betaling', '6331'],
  ['payment', -29_000, false, 'Betaling taget af igen', '6480'],
  ['refund', -29_000, true, 'Tilbagebetaling', '6331'],
  ['refund', 29_000, true, 'Tilbagebetaling kommet tilbage', '6331'],
  ['write_off', -1000, false, 'Beholdt overbetaling', '2720'],
] as const)('books a %s of %i øre (by the provider: %s) as »%s« against %s', (...given) => {
  const [kind, amountOere, isByProvider, what, account] = given
  const movement = {
    number: 10_001,
    place: 2,
    bookedOn: '2026-11-03',
    buyer: 'Bo',
    lossBeforeOere: 0,
    kind,
    amountOere,
    isByProvider,
  }
  const [credit, debit] = [Math.max(0, -amountOere), Math.max(0, amountOere)]
  const common = {
    day: '2026-11-03',
    voucher: 10_001_002,
    text: `${what}, faktura 10001, Bo`,
    vatCode: '',
    vatOere: 0,
  }
  expect(movementPostings(movement)).toEqual([
    { ...common, account, debitOere: debit, creditOere: credit },
    { ...common, account: '6190', debitOere: credit, creditOere: debit },
  ])
})

it.each([
  // A loss, its return in three odd parts, and an overpayment kept after it.
  [29_003, 0, 'Afskrevet', '2280', 5801],
  [-10_001, 29_003, 'Afskrivning ført tilbage', '2280', -2001],
  [-10_001, 19_002, 'Afskrivning ført tilbage', '2280', -2000],
  [-9_001, 9_001, 'Afskrivning ført tilbage', '2280', -1800],
  [-1_000, 0, 'Beholdt overbetaling', '2720', 0],
])(
  'books a write-off of %i øre after a loss of %i with its moms',
  (amountOere, lossBeforeOere, what, account, vatOere) => {
    const movement = {
      number: 10_001,
      place: 2,
      bookedOn: '2026-11-03',
      buyer: 'Bo',
      isByProvider: false,
      kind: 'write_off' as const,
      amountOere,
      lossBeforeOere,
    }
    expect(lossVatOere(movement)).toBe(vatOere)
    const postings = movementPostings(movement)
    const saldoOf = (number: string) =>
      sumOere(postings.filter((each) => each.account === number).flatMap((each) => [each.debitOere, -each.creditOere]))
    expect(postings[0]?.text).toMatch(what)
    expect([saldoOf(account), saldoOf('7680'), saldoOf('6190')]).toEqual([
      ...[sumOere([amountOere, -vatOere]), vatOere, sumOere([0, -amountOere])],
    ])
  },
)

it('books a loss that is paid after all back on the account of losses, and an overpayment kept later as one', async () => {
  const { id, number } = await createInvoice({ now })
  const admin = callerFor(await confirmed())
  await execute(writeOff, admin, { id, reason: 'Køber er væk.' })
  await inTransaction((context) => settleInvoice(context, { invoiceId: id, amountOere: 30_000, bookedOn: today }))
  await execute(keepOverpayment, admin, { id, reason: 'Efter aftale.' })
  const oneDay = { from: today, to: today, format: 'csv' } as const
  const rows = await rowsOf((await getPostingsFile(await confirmed(), oneDay)).body)
  const against = (place: number) => rows.filter((row) => row[1] === `${number}00${place}`)[0]?.slice(2, 7)
  expect(against(1)).toMatchObject([expect.stringMatching(/^Afskrevet/), '2280', expect.any(String), '232,00', ''])
  expect(against(2)).toMatchObject([
    expect.stringMatching(/^Afskrivning ført/),
    '2280',
    expect.any(String),
    '',
    '232,00',
  ])
  expect(against(3)).toMatchObject([expect.stringMatching(/^Betaling/), '6480', expect.any(String), '300,00', ''])
  expect(against(4)).toMatchObject([expect.stringMatching(/^Beholdt/), '2720', expect.any(String), '', '10,00'])
})

describe('a program that works out the moms itself', () => {
  const own = { from: '2021-07-01', to: '2021-07-31', format: 'csv' } as const
  const day = new Date('2021-07-05T10:00:00Z')
  let invoice: { number: number }
  let credit: { number: number }

  beforeAll(async () => {
    const lines = linesInclVat([
      { text: 'Plade', quantity: 3, priceOere: 109_501, account: '1012' },
      { text: 'Fragt', quantity: 1, priceOere: 7_902, account: '1250' },
      { text: 'Fradrag', quantity: 1, priceOere: -1_001, account: '1012' },
    ])
    const buyer = consumerParty({ name: '=HYPERLINK("x";"Åse Đỗ")', email: 'aase@eksempel.dk' })
    const issued = await createInvoice({ now: day, lines, buyer })
    invoice = issued
    await inTransaction(async (context) => {
      await settleInvoice(context, { invoiceId: issued.id, amountOere: 50_000, bookedOn: '2021-07-09', now: day })
      credit = await creditInvoice(context, { invoiceId: issued.id, amountOere: 10_001, text: 'Ridse', now: day })
      const rest = await lockReceivable(context.tx, issued.id)
      const loss = { kind: 'write_off', amountOere: rest.owedOere, bookedOn: '2021-07-20', now: day } as const
      await bookEntry(context, rest, loss)
    })
  })

  it.each([
    { format: 'economic' as const, s25: 'U25', at: { voucher: 1, account: 3, code: 6, debit: 4, kredit: -1 } },
    { format: 'dinero' as const, s25: 'U25', at: { voucher: 0, account: 3, code: 4, debit: 5, kredit: -1 } },
    { format: 'billy' as const, s25: '25%', at: { voucher: 0, account: 3, code: 4, debit: 5, kredit: 6 } },
  ])('$format gets balanced vouchers with the moms inside, and once', async ({ format, s25, at }) => {
    const { body, filename, contentType } = await getPostingsFile(await confirmed(), { ...own, format })
    expect(filename).toBe(`posteringer-${format}-2021-07-01-2021-07-31.csv`)
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const isLatin = contentType.includes('8859')
    const text = bytes.toString(isLatin ? 'latin1' : 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(!isLatin)
    expect(text).toContain(isLatin ? 'Åse ?o' : 'Åse Đỗ')
    const [headings, ...rows] = Papa.parse<string[]>(text.trim(), { delimiter: ';' }).data
    const oere = (row: string[], place: number) => parseOere(row[place] || '0') ?? Number.NaN
    const amountOf = (row: string[]) => sumOere([oere(row, at.debit), -oere(row, at.kredit)])
    const linesOf = (number: string) => rows.filter((row) => row[at.voucher] === number)
    const numbers = [invoice.number, credit.number, `${invoice.number}001`, `${invoice.number}003`].map(String)
    expect(new Set(rows.map((row) => row[at.voucher]))).toEqual(new Set(numbers))
    for (const number of numbers) {
      const lines = linesOf(number)
      expect(number).toMatch(/^\d{5,9}$/)
      expect(
        lines.every((line) => line.length === headings?.length),
        number,
      ).toBe(true)
      expect(sumOere(lines.map(amountOf)), number).toBe(0)
      // The program posts the moms from the code; a line of it would count twice.
      expect(lines.map((line) => line[at.account])).not.toContain('7680')
    }
    const coded = rows.filter((row) => row[at.code] === s25)
    expect(coded.map((row) => row[at.account]).toSorted()).toEqual(['1012', '1012', '1250', '1250', '2280'])
    const grossOf = (number: number | string) =>
      sumOere(
        linesOf(String(number))
          .filter((row) => row[at.code] === s25)
          .map(amountOf),
      )
    expect(grossOf(invoice.number)).toBe(-116_402)
    expect(grossOf(credit.number)).toBe(10_001)
    expect(grossOf(`${invoice.number}003`)).toBe(56_401)
  })

  it('gets the same vouchers that a spreadsheet gets with the moms beside', async () => {
    const rows = await rowsOf((await getPostingsFile(await confirmed(), own)).body)
    const moms = rows.filter((row) => row[3] === '7680').map((row) => row.slice(5, 7))
    expect(moms).toEqual([
      ['', '232,80'],
      ['20,00', ''],
      ['112,80', ''],
    ])
  })
})

it('takes no other program, and no SAF-T without the account that it must name', async () => {
  const actor = await confirmed()
  expect(postingsInput.safeParse({ ...period, format: 'navision' }).success).toBe(false)
  await expect(getPostingsFile(actor, { ...period, format: 'saft' })).rejects.toMatchObject({ code: 'NO_BANK_ACCOUNT' })
})

it('names the account of the standard chart for each of ours', async () => {
  const rows = await rowsOf((await getChartFile(await administrator(), {})).body)
  expect(rows).toContainEqual(['1011', 'Salg af Premium og Livstid', '1010', 'Salg af varer og ydelser', 'S25'])
})

it('asks for the password first', async () => {
  const actor = { ...(await administrator()), hasConfirmed: false }
  await expect(getPostingsFile(actor, period)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
})

async function confirmed() {
  return { ...(await administrator()), hasConfirmed: true }
}
