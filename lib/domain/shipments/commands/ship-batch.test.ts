import { describe, expect, it } from 'vitest'
import { changeBatch } from '@/lib/domain/production/commands/change-batch'
import { shipBatch } from '@/lib/domain/shipments/commands/ship-batch'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createBatch, createWorker, someDueDay } from '@/tests/factories/production'
import { createReseller } from '@/tests/factories/resellers'

const ship = async (number: number, carrier = 'GLS') =>
  (await execute(shipBatch, callerFor(await createWorker()), { number, carrier, trackingNumber: '0037' })).result

async function shippable(count = 2) {
  const account = await createAccount()
  const { id: resellerId } = await createReseller(account)
  const email = `lager-${resellerId.slice(-12)}@eksempel.dk`
  await db.reseller.update({ where: { id: resellerId }, data: { email } })
  return { resellerId, email, batch: await createBatch({ count, state: 'packed', resellerId }) }
}

describe('shipping a batch', () => {
  it('writes it to every piece and code, and mails the reseller', async () => {
    const { batch, email } = await shippable()
    expect(await ship(batch.number)).toEqual({ number: batch.number, pieces: 2 })
    expect(await db.productionBatch.findUnique({ where: { id: batch.id } })).toMatchObject({
      carrier: 'GLS',
      trackingNumber: '0037',
      shippedAt: expect.any(Date),
      shippedByName: 'Ida Værksted',
    })
    const pieces = { batchId: batch.id }
    expect(await db.productionPiece.count({ where: { ...pieces, state: 'shipped' } })).toBe(2)
    expect(await db.pieceEvent.count({ where: { piece: pieces, kind: 'shipped' } })).toBe(2)
    const codes = batch.pieces.map(({ qrCodeId }) => qrCodeId)
    expect(await db.qrEvent.count({ where: { qrCodeId: { in: codes }, kind: 'shipped' } })).toBe(2)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail).toMatchObject({ template: 'batch-shipped', text: expect.stringContaining('0037') })
    await expect(ship(batch.number)).rejects.toMatchObject({ code: 'BATCH_SHIPPED' })
    expect(await db.mail.count({ where: { recipient: email } })).toBe(1)
  })

  it('happens once in concurrent calls', async () => {
    const { batch, email } = await shippable()
    const ends = await Promise.allSettled([ship(batch.number), ship(batch.number)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.mail.count({ where: { recipient: email } })).toBe(1)
  })

  it('is refused and stops the piece when a packed code was blocked', async () => {
    const { batch, email } = await shippable()
    const [first] = batch.pieces
    await db.qrCode.update({ where: { id: first?.qrCodeId ?? '' }, data: { state: 'blocked' } })
    await expect(ship(batch.number)).rejects.toMatchObject({
      code: 'PIECE_OUT_OF_USE',
      context: { code: formatTextCode(first?.code ?? '') },
    })
    expect(await db.productionPiece.findUnique({ where: { id: first?.id ?? '' } })).toMatchObject({
      state: 'stopped',
      problem: expect.stringContaining('spærret'),
    })
    expect(await db.productionBatch.findUnique({ where: { id: batch.id } })).toMatchObject({ shippedAt: null })
    expect(await db.mail.count({ where: { recipient: email } })).toBe(0)
  })

  it('is refused until every piece is packed or cancelled', async () => {
    const { batch } = await shippable(3)
    const [first, second] = batch.pieces
    await db.productionPiece.update({ where: { id: first?.id ?? '' }, data: { state: 'stopped' } })
    await db.productionPiece.update({ where: { id: second?.id ?? '' }, data: { state: 'cancelled' } })
    await expect(ship(batch.number)).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
    await db.productionPiece.update({ where: { id: first?.id ?? '' }, data: { state: 'packed' } })
    expect(await ship(batch.number)).toMatchObject({ pieces: 2 })
    expect(await db.productionPiece.findUnique({ where: { id: second?.id ?? '' } })).toMatchObject({
      state: 'cancelled',
    })
  })

  it('completes the package’s order with the last of its codes', async () => {
    const { batch, resellerId } = await shippable()
    const order = await db.resellerOrder.create({
      data: { resellerId, count: 2, status: 'accepted', packageId: batch.packageId, orderedByName: 'Lars' },
    })
    await ship(batch.number)
    expect(await db.resellerOrder.findUnique({ where: { id: order.id } })).toMatchObject({ status: 'shipped' })
  })

  it('leaves an order open while codes of its package are still to be made', async () => {
    const { batch, resellerId } = await shippable()
    await db.productionPiece.update({ where: { id: batch.pieces[0]?.id ?? '' }, data: { state: 'cancelled' } })
    const order = await db.resellerOrder.create({
      data: { resellerId, count: 2, status: 'accepted', packageId: batch.packageId, orderedByName: 'Lars' },
    })
    await ship(batch.number)
    expect(await db.resellerOrder.findUnique({ where: { id: order.id } })).toMatchObject({ status: 'accepted' })
  })

  it('requires a carrier and an existing batch', async () => {
    const { batch } = await shippable()
    await expect(ship(batch.number, ' ')).rejects.toMatchObject({ fields: { carrier: expect.any(String) } })
    await expect(ship(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the due date of a batch', () => {
  it('can be changed until the batch is shipped', async () => {
    const { batch } = await shippable()
    const caller = callerFor(await createWorker())
    const input = { number: batch.number, dueOn: someDueDay }
    await execute(changeBatch, caller, input)
    const { dueOn } = await db.productionBatch.findUniqueOrThrow({ where: { id: batch.id } })
    expect(dueOn.toISOString()).toContain(someDueDay)
    await ship(batch.number)
    await expect(execute(changeBatch, caller, input)).rejects.toMatchObject({ code: 'BATCH_SHIPPED' })
    for (const dueOn of ['i morgen', '2020-01-01']) {
      await expect(execute(changeBatch, caller, { ...input, dueOn })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { dueOn: expect.any(String) },
      })
    }
  })
})
