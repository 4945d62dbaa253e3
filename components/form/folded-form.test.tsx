import { expect, test } from 'vitest'
import { InvoiceActs, type RefusedAct } from '@/components/bookkeeping/invoice-acts'
import { markupOf } from '@/tests/factories/markup-of'

function drawn(refused?: RefusedAct): string {
  const invoice = { id: 'faktura', owedOere: 290_00, creditableOere: 290_00, overpaidOere: 0, today: '2026-11-03' }
  const eInvoice = { eInvoice: 'waiting', canSubmit: true } as const
  return markupOf(<InvoiceActs {...invoice} {...eInvoice} refused={refused} />)
}

test('a form of the console that was refused without script stands open with what was typed, the others as before', () => {
  const draft = {
    values: { amount: '900', reason: 'Aftalt i telefonen' },
    message: 'Ret felterne.',
    errors: { amount: 'Der er ikke så meget at kreditere.' },
  }
  const forms = drawn({ act: 'credit', draft }).split('<details')
  const credit = forms.find((form) => form.includes('/credit"')) ?? ''
  expect(credit).toMatch(/^[^>]* open=""/)
  expect(credit).toContain('value="900"')
  expect(credit).toContain('value="Aftalt i telefonen"')
  expect(credit).toContain('Der er ikke så meget at kreditere.')
  expect(forms.filter((form) => form.includes('value="Aftalt i telefonen"') || / open=""/.test(form))).toEqual([credit])
  expect(drawn()).not.toContain(' open=""')
})

test('the form of a loss says how much moms goes back', () => {
  const loss = drawn()
    .split('<details')
    .find((form) => form.includes('/write-off"'))
  expect(loss).toMatch(/290,00\skr\. bliver ført som tab, og momsen af det, 58,00\skr\., trækkes fra/)
})
