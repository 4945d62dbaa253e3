import { expect, test } from 'vitest'
import { listTasks } from '@/lib/domain/shipments/task-queries'
import { listOrders } from '@/lib/domain/shop-orders/console-queries'
import { tellLateJob } from '@/lib/domain/shop-orders/jobs'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import { orderListInput } from '@/lib/domain/shop-orders/schema'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createDrawnOrder, createShopOrder } from '@/tests/factories/shop-orders'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

test('what is later than we promise is listed for us, and the family is told once', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const place = (options: Parameters<typeof createShopOrder>[2]) => createShopOrder(owner, memorial, options)
  const late = await place({ createdAt: daysAgo(32) })
  const code = await place({ item: 'code', status: 'started', createdAt: daysAgo(32) })
  await place({ createdAt: daysAgo(29) })
  await place({ status: 'ordered', createdAt: daysAgo(60) })
  await place({ status: 'cancelled', createdAt: daysAgo(60) })
  const mayWaitForPlate = await place({ item: 'engraving', createdAt: daysAgo(32) })
  const withFamily = await createDrawnOrder(owner, memorial)
  await db.shopOrder.update({ where: { id: withFamily.id }, data: { paidAt: daysAgo(60) } })

  const staff = administratorFor(await createAccount({ isAdmin: true }))
  const { items } = await listOrders(staff, orderListInput.parse({ vis: 'late', search: owner.email }))
  expect(items.map(({ number }) => number)).toEqual([late, code, mayWaitForPlate].map(({ number }) => number))
  expect(items.every(({ isLate }) => isLate)).toBe(true)

  await Promise.all([tellLateJob.perform({}), tellLateJob.perform({})])
  await tellLateJob.perform({})
  const mails = await db.mail.findMany({ where: { recipient: owner.email, template: 'shop-order-late' } })
  expect(mails.map(({ subject }) => subject).sort()).toEqual(
    [late, code].map(({ number }) => `Bestilling ${number} er forsinket`).sort(),
  )
  expect(await getOwnOrder(actorFor(owner), late)).toMatchObject({ isLate: true })
})

test('an approved drawing has thirty days of its own, and waits for the workshop until it is made', async () => {
  const owner = await createAccount()
  const { id, sheetId } = await createDrawnOrder(owner, await createMemorial({ owner }))
  await db.shopOrder.update({ where: { id }, data: { paidAt: daysAgo(60) } })
  const staff = administratorFor(await createAccount({ isAdmin: true }))
  const listed = async (vis: 'waiting' | 'late') =>
    (await listOrders(staff, orderListInput.parse({ vis, search: owner.email }))).items.map((order) => order.id)
  expect(await listed('waiting')).toEqual([])
  await db.proofSheet.update({ where: { id: sheetId }, data: { status: 'approved', answeredAt: daysAgo(3) } })
  expect([await listed('waiting'), await listed('late')]).toEqual([[], []])
  expect((await listTasks(staff)).map((task) => task.id)).toContain(id)
  await db.proofSheet.update({ where: { id: sheetId }, data: { answeredAt: daysAgo(32) } })
  expect(await listed('late')).toEqual([id])
})
