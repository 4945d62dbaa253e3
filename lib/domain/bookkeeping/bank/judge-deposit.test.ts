import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  figuresOf,
  figuresText,
  findReferences,
  judgeDeposit,
} from '@/lib/domain/bookkeeping/bank/judge-deposit'
import { checkedPaymentCode } from '@/lib/domain/invoices/payment-code'

const code = checkedPaymentCode(10_001)
const invoice = (more: Partial<Candidate> = {}): Candidate => ({
  id: `id-${more.number ?? 10_001}`,
  number: 10_001,
  kind: 'invoice',
  status: 'open',
  leftOere: 29_000,
  buyerName: 'Kirsten Holm Buhl',
  ...more,
  paymentCode: checkedPaymentCode(more.number ?? 10_001),
})

function judge(text: string, named: Candidate[], sameAmount: Candidate[] = [], amountOere = 29_000) {
  return judgeDeposit({ amountOere, text }, { references: findReferences(text), named, sameAmount })
}
const doubtOf = (...given: Parameters<typeof judge>) => {
  const judgement = judge(...given)
  return judgement.state === 'doubtful' ? judgement.advice : null
}

describe('a reference in a text', () => {
  it.each([
    `Overførsel ${code}`,
    `${code.slice(0, 3)} ${code.slice(3)}`,
    `${code.slice(0, 2)}-${code.slice(2, 4)}-${code.slice(4)}`,
    `FI +71<000000000${code} +12345678<`,
    `Kirsten Buhl/${code}`,
    `Til konto 1234 5678901 bet.kode: ${code}.`,
  ])('is found in »%s«', (text) => {
    expect(findReferences(text).codes).toContain(code)
  })

  it('is also the invoice number, and never thousands of them', () => {
    expect(findReferences('Fakt.nr.10001').numbers).toEqual([10_001])
    const many = findReferences(Array.from({ length: 200 }, (_, at) => 10_000 + at).join(' '))
    expect(many.codes.length + many.numbers.length).toBeLessThanOrEqual(40)
  })
})

describe('a deposit', () => {
  it('is matched by code or number when the amount is what is left', () => {
    for (const text of [`Tak ${code}`, 'Faktura 10001']) {
      expect(judge(text, [invoice()])).toMatchObject({ state: 'matched', likely: { id: 'id-10001' } })
    }
    expect(judge(`${code}`, [invoice({ leftOere: 9000 })], [], 9000)).toMatchObject({ state: 'matched' })
  })

  it('with another amount is doubtful, with the likely invoice', () => {
    expect(judge(code, [invoice()], [], 28_000)).toMatchObject({
      state: 'doubtful',
      likely: { id: 'id-10001' },
    })
    expect(doubtOf(code, [invoice()], [], 28_000)).toContain('for lidt')
    expect(doubtOf(code, [invoice()], [], 58_000)).toContain('for meget')
  })

  it('for what is paid, credited, written off or a credit note is doubtful', () => {
    expect(doubtOf(code, [invoice({ status: 'paid', leftOere: 0 })])).toContain('betalt to gange')
    expect(doubtOf(code, [invoice({ status: 'credited', leftOere: 0 })])).toContain('krediteret')
    expect(doubtOf(code, [invoice({ status: 'written_off' })])).toContain('afskrevet')
    expect(doubtOf(code, [invoice({ kind: 'credit_note' })])).toContain('kreditnota')
  })

  it('with the number of one invoice and the name of another is doubtful', () => {
    const meant = invoice({ number: 10_021 })
    const other = invoice({ number: 10_012, buyerName: 'Bo Ib Krogh' })
    const judgement = judge('Kirsten Buhl faktura 10012', [other], [other, meant])
    expect(judgement).toMatchObject({ state: 'doubtful', likely: { id: 'id-10021' } })
    expect(judge('Faktura 10012', [other], [other, meant])).toMatchObject({
      state: 'matched',
      likely: { id: 'id-10012' },
    })
  })

  it('that names several invoices is doubtful', () => {
    const other = invoice({ number: 10_002, leftOere: 1000 })
    const paid = invoice({ number: 10_003, status: 'paid', leftOere: 0 })
    const judgement = judge(`${code} ${other.paymentCode} ${paid.paymentCode}`, [other, paid, invoice()])
    expect(judgement).toMatchObject({
      state: 'doubtful',
      likely: { id: 'id-10001' },
      advice: expect.stringContaining('10002, 10003, 10001'),
    })
    expect(figuresOf(judgement)).toBe('10002:1000 10001:29000')
    expect(figuresText(judgement)).toMatch(/10,00\skr\. på faktura 10002.*290,00\skr\. på faktura 10001/)
  })

  it('without a code suggests by name and amount, and by amount alone, but never matches', () => {
    expect(judge('KIRSTEN BUHL', [], [invoice(), invoice({ number: 10_002, buyerName: 'Bo Ib' })])).toMatchObject({
      state: 'doubtful',
      likely: { id: 'id-10001' },
    })
    expect(doubtOf('Overførsel', [], [invoice()])).toContain('Beløbet passer på faktura 10001')
    expect(doubtOf(`Kode ${checkedPaymentCode(77_777)}`, [], [])).toContain('kender ikke koden')
    expect(judge('Overførsel', [], [invoice(), invoice({ number: 10_002 })])).toMatchObject({ likely: null })
    expect(doubtOf('Kirsten Buhl', [], [invoice(), invoice({ number: 10_002 })])).toContain('flere fakturaer')
  })
})
