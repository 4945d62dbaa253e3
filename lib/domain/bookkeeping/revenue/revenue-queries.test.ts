import { expect, it } from 'vitest'
import { readAgreements, readRevenue } from '@/lib/domain/bookkeeping/revenue/revenue-queries'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { db } from '@/lib/server/db'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

// Months of their own, so that other tests' records are not in them.
const now = new Date('2019-05-20T10:00:00Z')

it('tells what was sold in each month without moms, credit notes deducted', async () => {
  const at = new Date('2019-04-30T22:30:00Z')
  const lines = linesInclVat([
    { text: 'Premium', quantity: 1, priceOere: 29_000, account: '1011' },
    { text: 'Plade', quantity: 1, priceOere: 100_000, account: '1012' },
    { text: 'Fra en anden kontoplan', quantity: 1, priceOere: 12_500, account: '9999' },
  ])
  await createInvoice({ now: at, lines })
  const { id } = await createInvoice({ now: at, lines: lines.slice(0, 1) })
  await inTransaction((context) => creditInvoice(context, { invoiceId: id, amountOere: 14_500, text: 'Halvt', now }))
  const months = await readRevenue(now, 12)
  expect(months.map(({ key }) => key)).toEqual([
    ...['2018-06', '2018-07', '2018-08', '2018-09', '2018-10', '2018-11', '2018-12'],
    ...['2019-01', '2019-02', '2019-03', '2019-04', '2019-05'],
  ])
  // Half past midnight on the first of May in Denmark.
  expect(months.at(-1)).toMatchObject({ plans: 34_800, plaques: 80_000, other: 10_000, totalOere: 124_800 })
  expect(months.at(-2)).toMatchObject({ totalOere: 0 })
})

it('counts agreements at the end of each month; a change of plan neither comes nor leaves', async () => {
  const before = (await readAgreements(now, 3)).at(-1)
  const agreement = (more: object) =>
    db.subscription.create({
      data: {
        memorialName: 'Karen Holm',
        payerName: 'Bo',
        payerEmail: 'bo@eksempel.dk',
        plan: 'premium',
        interval: 'month',
        priceOere: 2900n,
        status: 'active',
        renewal: 'card',
        termsVersion: '1',
        startedAt: new Date('2019-03-31T21:59:00Z'),
        ...more,
      },
    })
  await agreement({})
  await agreement({ status: 'ended', endReason: 'lapsed', endedAt: new Date('2019-05-02') })
  const old = await agreement({ status: 'ended', endReason: 'changed', endedAt: new Date('2019-05-03') })
  await agreement({ interval: 'year', changedFromId: old.id, startedAt: new Date('2019-05-03') })
  await agreement({ plan: 'livstid', interval: 'once', startedAt: new Date('2019-05-04') })
  await agreement({ status: 'ordered', startedAt: null })
  const [march, april, may] = await readAgreements(now, 3)
  expect(march).toMatchObject({ key: '2019-03', month: (before?.month ?? 0) + 3, arrived: 3, left: 0 })
  expect(april).toMatchObject({ month: march?.month, arrived: 0, left: 0 })
  expect(may).toMatchObject({ month: (march?.month ?? 0) - 2, year: (march?.year ?? 0) + 1, arrived: 1, left: 1 })
  expect(may?.livstid).toBe((march?.livstid ?? 0) + 1)
})
