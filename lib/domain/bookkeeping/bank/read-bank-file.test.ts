import { describe, expect, it } from 'vitest'
import {
  BankFileProblem,
  bankFileLimitBytes,
  readBankDay,
  readBankFile,
} from '@/lib/domain/bookkeeping/bank/read-bank-file'
import { bankFiles, danskeBankFile } from '@/tests/factories/bank-files'

const line = { day: '2026-11-03', text: 'Overførsel fra Åse, 100017', kroner: '1.290,50' }

function problemOf(read: () => unknown): BankFileProblem {
  try {
    read()
  } catch (error) {
    if (error instanceof BankFileProblem) return error
    throw error
  }
  throw new Error('The file was read')
}

describe('a bank file', () => {
  it.each(Object.entries(bankFiles))('of %s is read with its own marks, amounts and days', (bank, write) => {
    const { deposits, skipped, ...file } = readBankFile(write([line]), null)
    expect(file.bank).toBe(bank)
    expect(deposits).toEqual([
      {
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        bookedOn: '2026-11-03',
        amountOere: 129_050,
        text: expect.stringContaining(line.text),
      },
    ])
    expect(skipped.withdrawals).toBe(1)
  })

  it('leaves out what is not booked and what is not in kroner', () => {
    expect(readBankFile(bankFiles.Nordea([line]), null).skipped).toEqual({ withdrawals: 1, unbooked: 2, sums: 0 })
    expect(readBankFile(bankFiles['Danske Bank']([line]), null).skipped).toEqual({
      withdrawals: 1,
      unbooked: 1,
      sums: 0,
    })
  })

  it('tells two equal deposits of a day apart, and finds both again in a longer file', () => {
    const twice = readBankFile(danskeBankFile([line, line]), null).deposits.map(({ fingerprint }) => fingerprint)
    const longer = readBankFile(danskeBankFile([{ ...line, day: '2026-11-01' }, line, line]), null)
    expect(new Set(twice).size).toBe(2)
    expect(longer.deposits.map(({ fingerprint }) => fingerprint).filter((each) => twice.includes(each))).toHaveLength(2)
  })

  it('without known headings is read by the columns that are named', () => {
    const body = Buffer.from('03-11-2026;x;Faktura 10001;290,00\n04-11-2026;x;Andet;-5,00')
    expect(problemOf(() => readBankFile(body, null)).columns).toEqual(['03-11-2026', 'x', 'Faktura 10001', '290,00'])
    const named = { day: 1, text: 3, amount: 4, withdrawn: null, balance: null }
    const { deposits } = readBankFile(body, named)
    expect(deposits).toMatchObject([{ bookedOn: '2026-11-03', amountOere: 29_000, text: 'Faktura 10001' }])
    expect(problemOf(() => readBankFile(body, { ...named, day: 2 })).sentence).toContain('datoer')
    const two = Buffer.from('03-11-2026;Bo;;45,00\n04-11-2026;Ib;290,00;')
    expect(readBankFile(two, { ...named, text: 2, amount: 3, withdrawn: 4 })).toMatchObject({
      deposits: [{ amountOere: 29_000, text: 'Ib' }],
      skipped: { withdrawals: 1 },
    })
  })

  it.each([
    ['Dato;Tekst;Indsat;Hævet;Saldo', ';45,00'],
    ['Dato;Tekst;Indsat (DKK);Hævet (DKK);Saldo', '0,00;45,00'],
    ['Dato;Tekst;Kredit;Debet;Saldo', ';-45,00'],
    ['Bogført;Tekst;Ind;Ud;Saldo', ' ; 45,00 '],
  ])('with what came in and went out in two columns (%s) has the deposits only', (headings, out) => {
    const rows = ['03-11-2026;Åse Bo;1.290,50;;9.000,00', `04-11-2026;Gebyr;${out};8.955,00`]
    const { deposits, skipped } = readBankFile(Buffer.from([headings, ...rows].join('\n')), null)
    expect(deposits).toMatchObject([{ bookedOn: '2026-11-03', amountOere: 129_050, text: 'Åse Bo' }])
    expect(skipped).toMatchObject({ withdrawals: 1 })
    const both = Buffer.from(`${headings}\n03-11-2026;Bo;10,00;45,00;0`)
    expect(problemOf(() => readBankFile(both, null)).sentence).toContain('Linje 2')
  })

  it.each([
    ';Slutsaldo;12.345,00;',
    '30-11-2026;Slutsaldo;12.345,00;12.345,00',
    'I alt;;12.345,00;',
    '30-11-2026;I alt:;12.345,00;',
    '30-11-2026;Saldo pr. 30.11.2026;12.345,00;12.345,00',
    '01-11-2026;Startsaldo DKK;12.345,00;12.345,00',
  ])('has no deposit in the row »%s«', (row) => {
    const body = Buffer.from(`Dato;Tekst;Beløb;Saldo\n03-11-2026;Sum & Total ApS;5,00;\n${row}`)
    const { deposits, skipped } = readBankFile(body, null)
    expect(deposits).toMatchObject([{ amountOere: 500 }])
    expect(skipped.sums).toBe(1)
  })

  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0, 0])],
    ['nothing', Buffer.from('')],
    ['an open quotation mark', Buffer.from('Dato;Tekst;Beløb\n03-11-2026;"Bo;1,00\n04-11-2026;Ib;1,00')],
    ['an amount in words', Buffer.from('Dato;Tekst;Beløb\n03-11-2026;Bo;mange')],
    ['a day that does not exist', Buffer.from('Dato;Tekst;Beløb\n31-02-2026;Bo;1,00')],
    ['an amount beyond the exact', Buffer.from(`Dato;Tekst;Beløb\n03-11-2026;Bo;${'9'.repeat(30)},00`)],
    ['nothing but line breaks', Buffer.alloc(bankFileLimitBytes, '\n')],
    ['too many lines', Buffer.from(`Dato;Tekst;Beløb\n${'03-11-2026;Bo;1,00\n'.repeat(10_100)}`)],
  ])('of %s is refused whole', (_, body) => {
    expect(problemOf(() => readBankFile(body, null)).sentence).toMatch(/\.$/)
  })

  it('of hostile text is text', () => {
    const text = `=cmd|' /C calc'!A0 \u202E${'x'.repeat(5000)}`
    const [deposit] = readBankFile(Buffer.from(`Dato;Tekst;Beløb\n03-11-2026;${text};1,00`), null).deposits
    expect(deposit?.text).toHaveLength(500)
    expect(deposit?.text).not.toContain('\u202E')
  })
})

it('reads days as the banks write them', () => {
  for (const day of [
    '03-11-2026',
    '3.11.2026',
    '03/11/2026',
    '03-11-26',
    '2026-11-03',
    '2026/11/03',
    '20261103',
    '2026-11-03T10:00:00',
  ]) {
    expect(readBankDay(day), day).toBe('2026-11-03')
  }
  for (const wrong of ['', '2026-13-01', '31-02-2026', '03-11/2026', '1.1.1', 'Reserveret']) {
    expect(readBankDay(wrong), wrong).toBeNull()
  }
})
