import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources = new Map(
  readdirSync(path.join(root, 'lib/domain'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file): [string, string] => [`lib/domain/${file}`, readFileSync(path.join(root, 'lib/domain', file), 'utf8')]),
)
const filesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort()

/** What makes a contract: an order that is stored, a period that is paid, a buyer that is accepted. */
const makesContract =
  /\b(?:subscription|shopOrder)\.create\(|paidUntil: (?:period|next)\.end\b|data: \{ buyerCheck: 'approved'|await issueOrderInvoice\(/

/** How a contract's confirmation is named where it is made. */
const confirms = /\bawait (?:mailConfirmation|mailOrderReceived)\(/

it('every door to a contract sends its papers', () => {
  const doors = filesWith(makesContract)
  // A new door is written here when it confirms what it makes.
  expect(doors).toEqual([
    'lib/domain/shop-orders/begin-order.ts',
    'lib/domain/shop-orders/commands/approve-buyer.ts',
    'lib/domain/shop-orders/commands/place-order.ts',
    'lib/domain/subscriptions/begin-purchase.ts',
    'lib/domain/subscriptions/place-order.ts',
  ])
  expect(doors.filter((file) => !confirms.test(sources.get(file) ?? ''))).toEqual([])
})

it('there is one way to send them', () => {
  expect(filesWith(/domain\/notifications\/open-agreement'/).filter((file) => !file.includes('/commands/'))).toEqual([
    'lib/domain/shop-orders/order-mails.ts',
    'lib/domain/subscriptions/plan-mails.ts',
  ])
  expect(filesWith(/template: '(?:plan-confirmed|shop-order-received)'/)).toEqual([
    'lib/domain/shop-orders/order-mails.ts',
    'lib/domain/subscriptions/plan-mails.ts',
  ])
  for (const file of filesWith(/function mail(?:Confirmation|OrderReceived)\(/)) {
    expect(sources.get(file)).toMatch(/await openAgreement\(context, \{/)
  }
})

it.each([
  ['await tx.subscription.create({ data })', true],
  ['await context.tx.shopOrder.create({ data })', true],
  ['data: { paidUntil: next.end }', true],
  ['await tx.subscription.update({ where: { id } })', false],
  ['select: { paidUntil: true }', false],
])('a door is recognised: %s', (text, isDoor) => {
  expect(makesContract.test(text)).toBe(isDoor)
})
