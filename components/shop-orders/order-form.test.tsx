import { expect, test } from 'vitest'
import { OrderForm } from '@/components/shop-orders/order-form'
import type { OrderFormView } from '@/lib/domain/shop-orders/views'
import { markupOf } from '@/tests/factories/markup-of'

const view: OrderFormView = {
  choices: [{ value: 'kode:abc', label: 'Karen Holm' }],
  target: 'kode:abc',
  prices: {},
  sizes: [40],
  methods: ['card'],
  beginning: '01a20321-6b5d-71be-85b6-dbdfab24ab16',
  fullName: 'Bo Holm',
  email: 'bo@example.dk',
}

function foldsOf(draft: Parameters<typeof OrderForm>[0]['draft']) {
  const markup = markupOf(<OrderForm view={view} item="plaque" draft={draft} />)
  return [...markup.matchAll(/<details([^>]*)><summary.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(
    ([, attributes = '', title]) => ({
      title,
      isOpen: /\bopen\b/.test(attributes.replace(/class="[^"]*"/, '')),
    }),
  )
}

test('an order begins with what it is for and what it is, and the rest is folded', () => {
  const folds = foldsOf(null)
  expect(folds.map(({ title }) => title)).toEqual([
    'Pladen',
    'Tekst og ønsker',
    'Hvor skal vi sende det hen?',
    'Køber og betaling',
  ])
  expect(folds.filter(({ isOpen }) => isOpen)).toEqual([])
})

test('an order refused without script is open where it was refused, and nowhere else', () => {
  const draft = {
    values: { address: '', deliveryName: 'Bo Holm' },
    message: 'Ret felterne.',
    errors: { address: 'Skriv adressen.', postcode: 'Skriv postnummeret.' },
  }
  const open = foldsOf(draft).filter(({ isOpen }) => isOpen)
  expect(open.map(({ title }) => title)).toEqual(['Hvor skal vi sende det hen?'])
})
