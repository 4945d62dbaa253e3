import { expect, it } from 'vitest'
import { shopOrderPersonalData } from '@/lib/domain/shop-orders/personal-data'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createShopOrder } from '@/tests/factories/shop-orders'

/** Half an hour into a year in Denmark; in UTC the old one still runs. */
const newYear = (year: number) => new Date(`${year - 1}-12-31T23:30:00Z`)

it('an order and its withdrawal are kept for five years after theirs, and then without a person', async () => {
  const buyer = await createAccount()
  const memorial = await createMemorial({ owner: buyer })
  const [old, recent] = [
    await createShopOrder(buyer, memorial, { createdAt: new Date('2015-12-31') }),
    await createShopOrder(buyer, memorial, { createdAt: newYear(2016) }),
  ]
  const said = { name: buyer.fullName, email: buyer.email, message: 'Vi har fortrudt.', refundOere: 1n }
  await db.withdrawal.create({ data: { ...said, shopOrderId: old.id, at: new Date('2015-12-31') } })
  await db.withdrawal.create({ data: { ...said, shopOrderId: recent.id, at: newYear(2016) } })
  await shopOrderPersonalData.tidy(newYear(2021))
  const left = ({ id }: { id: string }) =>
    db.shopOrder.findUnique({ where: { id }, select: { buyerName: true, phone: true, withdrawals: true } })
  expect(await left(old)).toEqual({ buyerName: '', phone: null, withdrawals: [] })
  expect(await left(recent)).toMatchObject({ buyerName: buyer.fullName, withdrawals: [said] })
})
