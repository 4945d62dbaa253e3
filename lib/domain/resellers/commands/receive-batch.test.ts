import { describe, expect, it } from 'vitest'
import { receiveBatch } from '@/lib/domain/resellers/commands/receive-batch'
import { listOwnBoxes } from '@/lib/domain/resellers/stock/box-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { createBatch, createWorker } from '@/tests/factories/production'
import { createStock } from '@/tests/factories/stock'

const receive = (actor: Actor, number: number, received = 'yes') =>
  execute(receiveBatch, callerFor(actor), { number, received })
const send = (number: number) =>
  db.productionBatch.update({
    where: { number },
    data: { shippedAt: new Date(), carrier: 'GLS', trackingNumber: '0037 0726' },
  })

describe('a box sent to its reseller', () => {
  it('is on its way only when shipped, is received once, and production sees by whom', async () => {
    const { actor, reseller } = await createStock()
    const { number } = await createBatch({ state: 'packed', resellerId: reseller.id })
    const box = async () => (await listOwnBoxes(actor)).find((each) => each.number === number)
    expect(await box()).toMatchObject({ state: 'ready', trackingUrl: null })
    await expect(receive(actor, number)).rejects.toMatchObject({ code: 'BATCH_NOT_SHIPPED' })
    await send(number)
    expect(await box()).toMatchObject({ state: 'on_its_way', trackingUrl: expect.stringContaining('00370726') })
    await receive(actor, number)
    const { receivedAt } = await db.productionBatch.findUniqueOrThrow({ where: { number } })
    await receive(actor, number)
    expect(await db.productionBatch.findUniqueOrThrow({ where: { number } })).toMatchObject({
      receivedAt,
      receivedById: actor.userId,
      receivedByName: expect.any(String),
    })
    expect(await box()).toMatchObject({ state: 'received', canUndo: true })
  })

  it('can be marked as not received within a day, not later', async () => {
    const { actor, reseller } = await createStock()
    const { number } = await createBatch({ state: 'shipped', resellerId: reseller.id })
    await send(number)
    await receive(actor, number)
    await receive(actor, number, 'no')
    expect((await db.productionBatch.findUniqueOrThrow({ where: { number } })).receivedAt).toBeNull()
    const before = new Date(Date.now() - 25 * 3600_000)
    await db.productionBatch.update({ where: { number }, data: { receivedAt: before } })
    await expect(receive(actor, number, 'no')).rejects.toMatchObject({ code: 'RECEIPT_STANDS' })
  })

  it('is followed and received by a reseller whose agreement is suspended meanwhile', async () => {
    const { actor, reseller } = await createStock()
    const { number } = await createBatch({ state: 'shipped', resellerId: reseller.id })
    await send(number)
    await db.reseller.update({ where: { id: reseller.id }, data: { status: 'suspended' } })
    const suspended = { ...actor, reseller: null }
    await receive(suspended, number)
    expect(await listOwnBoxes(suspended)).toMatchObject([{ number, state: 'received' }])
  })

  it('can only be received by its reseller', async () => {
    const [{ reseller }, { actor: other }] = await Promise.all([createStock(), createStock()])
    const { number } = await createBatch({ state: 'shipped', resellerId: reseller.id })
    await send(number)
    await expect(receive(visitor(), number)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(receive(other, number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(receive(await createWorker(), number)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
