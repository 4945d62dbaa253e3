import { describe, expect, it } from 'vitest'
import { shipBatch } from '@/lib/domain/shipments/commands/ship-batch'
import { completeOrders, lockOrdersOf } from '@/lib/domain/shipments/complete-orders'
import { completeOrdersJob } from '@/lib/domain/shipments/jobs'
import { execute } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { whileLocked } from '@/tests/factories/held-locks'
import { createMemorial } from '@/tests/factories/memorials'
import { batchOptions, createWorker } from '@/tests/factories/production'
import { codesOf, createShopOrder } from '@/tests/factories/shop-orders'

const read = (id: string) => db.shopOrder.findUniqueOrThrow({ where: { id } })
const mailsTo = (recipient: string) => db.mail.findMany({ where: { recipient, template: 'shop-order-shipped' } })
const ship = async (number: number) =>
  execute(shipBatch, callerFor(await createWorker()), { number, carrier: 'GLS', trackingNumber: `${number}` })

/** An order of two plaques, each packed in a batch of its own. */
async function inTwoBatches() {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), { status: 'started', count: 2 })
  const numbers: number[] = []
  const codes = await codesOf(order)
  for (const { id: qrCodeId } of codes) {
    const batch = await db.productionBatch.create({
      data: {
        name: 'Familiers plader',
        options: batchOptions,
        dueOn: new Date('2099-01-01'),
        createdByName: 'Ida',
        pieces: { create: { qrCodeId, number: 1, state: 'packed' } },
      },
      select: { number: true },
    })
    numbers.push(batch.number)
  }
  const [first = 0, last = 0] = numbers
  return { owner, order, codes, first, last }
}

describe('a family’s order', () => {
  it('is sent with its last piece, and the family is told in the same transaction', async () => {
    const { owner, order, first, last } = await inTwoBatches()
    await ship(first)
    expect(await read(order.id)).toMatchObject({ status: 'started', shippedAt: null })
    expect(await mailsTo(owner.email)).toEqual([])
    await ship(last)
    const batch = await db.productionBatch.findUniqueOrThrow({ where: { number: last } })
    expect(await read(order.id)).toMatchObject({ status: 'shipped', shippedAt: batch.shippedAt, carrier: 'GLS' })
    await completeOrdersJob.perform({})
    expect(await mailsTo(owner.email)).toMatchObject([{ text: expect.stringContaining(`${last}`) }])
  })

  it('is sent once when its last two batches leave at the same time', async () => {
    const { owner, order, first, last } = await inTwoBatches()
    const { id: batchId } = await db.productionBatch.findUniqueOrThrow({ where: { number: first } })
    // The first batch is shipped and not committed when the last one comes.
    const held = async (tx: Transaction) => {
      const packageIds = await lockOrdersOf(tx, batchId)
      await tx.productionPiece.updateMany({ where: { batchId }, data: { state: 'shipped' } })
      expect(await completeOrders({ tx, enqueue: async () => {} }, packageIds)).toEqual({ completed: 0 })
    }
    await whileLocked({ held, wanted: async () => {} }, () => ship(last))
    expect(await read(order.id)).toMatchObject({ status: 'shipped' })
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  it('is sent by the hourly round when the last of its codes went out of use', async () => {
    const { owner, order, codes, first } = await inTwoBatches()
    await ship(first)
    await completeOrdersJob.perform({})
    expect(await read(order.id)).toMatchObject({ status: 'started' })
    await db.qrCode.update({ where: { id: codes[1]?.id ?? '' }, data: { state: 'retired' } })
    await completeOrdersJob.perform({})
    await completeOrdersJob.perform({})
    expect(await read(order.id)).toMatchObject({ status: 'shipped', trackingNumber: `${first}` })
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })
})
