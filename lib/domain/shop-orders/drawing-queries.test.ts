import { expect, it } from 'vitest'
import { readOrderDrawing } from '@/lib/domain/shop-orders/drawing-queries'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { codesOf, createShopOrder } from '@/tests/factories/shop-orders'

it('a further code has its drawing for light and dark stones as soon as it is made, a plaque has none', async () => {
  const buyer = await createAccount()
  const memorial = await createMemorial({ owner: buyer })
  const actor = actorFor(buyer)
  const paid = await createShopOrder(buyer, memorial, { item: 'code' })
  expect((await getOwnOrder(actor, { id: paid.id })).drawings).toEqual([])
  const begun = await createShopOrder(buyer, memorial, { item: 'code', status: 'started' })
  const [drawing] = (await getOwnOrder(actor, { id: begun.id })).drawings
  const code = drawing?.code ?? ''
  const read = async (stone: 'light' | 'dark') =>
    Buffer.from((await readOrderDrawing(actor, { id: begun.id, code, stone, format: 'svg' })).body).toString()
  const [light, dark] = [await read('light'), await read('dark')]
  expect(light).toContain('<svg')
  expect(dark).not.toBe(light)

  const plaque = await createShopOrder(buyer, memorial, { status: 'started' })
  const [engraved] = await codesOf(plaque)
  expect((await getOwnOrder(actor, { id: plaque.id })).drawings).toEqual([])
  const other = { id: plaque.id, code: engraved?.code ?? '', stone: 'dark', format: 'pdf' } as const
  await expect(readOrderDrawing(actor, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(readOrderDrawing(actor, { ...other, id: begun.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
