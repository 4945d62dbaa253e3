import { expect, test } from 'vitest'
import { BankLineList, type RefusedLine } from '@/components/bookkeeping/bank-line-list'
import type { BankLineView } from '@/lib/domain/bookkeeping/schema'
import { markupOf } from '@/tests/factories/markup-of'

const likely = { invoiceId: 'faktura', number: 10_012, buyer: 'Bo Lind', leftOere: 290_00 }
const line: BankLineView = {
  id: 'linje',
  bookedOn: '3. november 2026',
  amountOere: 300_00,
  text: 'Faktura 10012',
  state: 'doubtful',
  note: null,
  decidedBy: null,
  paid: [],
  advice: { sentence: 'Der er betalt for meget.', likely, shares: '10012 290,00', shown: '10012:29000' },
}
const nothing: RefusedLine = { decide: null, split: null, undo: null }
const drawn = (view: BankLineView, refused: Partial<RefusedLine> = {}) =>
  markupOf(<BankLineList lines={[view]} refused={{ ...nothing, ...refused }} />)

test('without script a deposit has the number of its likely invoice and the shares that we know', () => {
  const markup = drawn(line)
  expect(markup).toContain('value="10012"')
  expect(markup).toMatch(/<textarea[^>]*>10012 290,00</)
})

test.each([
  ['decide', line, { invoice: '10099', note: 'Fra hans søster' }, ['value="10099"', 'value="Fra hans søster"']],
  ['split', line, { shares: '10012 200\n10013 90' }, ['10012 200\n10013 90', 'open=""']],
  ['undo', { ...line, state: 'matched', advice: null }, { reason: 'Byttet om' }, ['value="Byttet om"', 'open=""']],
] as const)('what was typed to %s and refused stands there again, with why', (form, view, values, texts) => {
  const field = Object.keys(values)[0] ?? ''
  const markup = drawn(view, { [form]: { values, message: 'Ret det.', errors: { [field]: 'Det passer ikke.' } } })
  for (const text of [...texts, 'Det passer ikke.']) expect(markup).toContain(text)
})
