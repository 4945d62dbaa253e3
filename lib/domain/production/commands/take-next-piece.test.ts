import { describe, expect, it } from 'vitest'
import { finishEngraving } from '@/lib/domain/production/commands/finish-engraving'
import { giveBackPiece } from '@/lib/domain/production/commands/give-back-piece'
import { takeNextPiece } from '@/lib/domain/production/commands/take-next-piece'
import { takeOverPiece } from '@/lib/domain/production/commands/take-over-piece'
import type { StationKind } from '@/lib/domain/production/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { callerFor } from '@/tests/factories/accounts'
import { createBatch, createPiece, createWorker } from '@/tests/factories/production'

const take = async (actor: Actor, kind: StationKind = 'engraving', station = 'Laser 1') =>
  (await execute(takeNextPiece, callerFor(actor), { kind, station })).result
const done = (actor: Actor, id: string) => execute(finishEngraving, callerFor(actor), { id, station: 'Laser 1' })
const workers = (count: number) => Promise.all(Array.from({ length: count }, () => createWorker()))
const days = { soon: '1999-01-01', sooner: '1998-01-01' }

describe('taking the next piece', () => {
  it('takes the most urgent piece and stores who has it where', async () => {
    await createPiece({ dueOn: days.soon })
    const urgent = await createPiece({ dueOn: days.sooner })
    const worker = await createWorker('Ida Værksted')
    expect(await take(worker)).toEqual({ pieceId: urgent.id, stopped: [] })
    const row = await db.productionPiece.findUniqueOrThrow({ where: { id: urgent.id }, include: { events: true } })
    expect(row).toMatchObject({
      state: 'engraving',
      heldById: worker.userId,
      heldByName: 'Ida Værksted',
      station: 'Laser 1',
    })
    expect(row.events).toMatchObject([{ kind: 'taken', actorId: worker.userId, station: 'Laser 1' }])
    await done(worker, urgent.id)
  })

  it('returns the piece the same person has already taken, also in concurrent calls', async () => {
    await createBatch({ count: 3, dueOn: days.sooner })
    const worker = await createWorker()
    const taken = await Promise.all(Array.from({ length: 4 }, () => take(worker)))
    expect(new Set(taken.map(({ pieceId }) => pieceId)).size).toBe(1)
  })

  it('gives two tablets of the same person a piece each', async () => {
    await createBatch({ count: 2, dueOn: days.sooner })
    const worker = await createWorker()
    const taken = await Promise.all(
      ['Laser 1', 'Laser 2', 'Laser 1', 'Laser 2'].map((at) => take(worker, 'engraving', at)),
    )
    const ids = taken.map(({ pieceId }) => pieceId)
    expect(ids.slice(0, 2)).toEqual(ids.slice(2))
    expect(new Set(ids).size).toBe(2)
  })

  it('never gives one piece to two of forty concurrent calls at two stations', async () => {
    const engraved = await createBatch({ count: 20, dueOn: '1990-01-01' })
    const checked = await createBatch({ count: 20, dueOn: '1990-01-01', state: 'quality_check' })
    const people = await workers(40)
    const taken = await Promise.all(people.map((one, at) => take(one, at % 2 === 0 ? 'engraving' : 'inspection')))
    const ids = taken.map(({ pieceId }) => pieceId)
    expect(new Set(ids)).toEqual(new Set([...engraved.pieces, ...checked.pieces].map(({ id }) => id)))
    expect(new Set(ids).size).toBe(40)
  })

  it('lets two people work through a batch side by side, each piece once', async () => {
    const batch = await createBatch({ count: 12, dueOn: '1980-01-01' })
    const work = async (actor: Actor) => {
      const made: string[] = []
      for (let turn = 0; turn < 6; turn++) {
        const { pieceId } = await take(actor)
        if (!pieceId) break
        await done(actor, pieceId)
        made.push(pieceId)
      }
      return made
    }
    const made = (await Promise.all((await workers(2)).map(work))).flat()
    expect(made.toSorted()).toEqual(batch.pieces.map(({ id }) => id).toSorted())
  })

  it.each(['blocked', 'retired'] as const)('stops a piece whose code was %s meanwhile, and goes on', async (state) => {
    const batch = await createBatch({ count: 2, dueOn: '1970-01-01' })
    const [first, second] = batch.pieces
    await db.qrCode.update({ where: { id: first?.qrCodeId ?? '' }, data: { state } })
    const worker = await createWorker()
    const taken = await take(worker)
    expect(taken).toMatchObject({ pieceId: second?.id, stopped: [{ problem: expect.stringContaining('Koden er') }] })
    expect(await db.productionPiece.findUnique({ where: { id: first?.id ?? '' } })).toMatchObject({ state: 'stopped' })
    await done(worker, second?.id ?? '')
  })

  it('returns no piece when none waits', async () => {
    await db.productionPiece.updateMany({ where: { state: 'quality_check' }, data: { state: 'shipped' } })
    expect(await take(await createWorker(), 'packing')).toEqual({ pieceId: null, stopped: [] })
  })

  it('refuses an unknown station', async () => {
    const call = execute(takeNextPiece, callerFor(await createWorker()), { kind: 'lager' })
    await expect(call).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a taken piece', () => {
  it('is given back to the queue for the next person', async () => {
    const [holder, other] = await workers(2)
    if (!holder || !other) throw new Error('No workers')
    const { id } = await createPiece({ state: 'engraving', holder, dueOn: '1960-01-01' })
    await execute(giveBackPiece, callerFor(holder), { id })
    expect(await take(other)).toMatchObject({ pieceId: id })
    await expect(execute(giveBackPiece, callerFor(holder), { id })).rejects.toMatchObject({ code: 'PIECE_TAKEN' })
    await done(other, id)
  })

  it('can be taken over by a colleague, and the history names both', async () => {
    const holder = await createWorker('Bo Laser')
    const other = await createWorker('Ida Værksted')
    const { id } = await createPiece({ state: 'engraving', holder })
    await execute(takeOverPiece, callerFor(other), { id, station: 'Laser 2' })
    await execute(takeOverPiece, callerFor(other), { id, station: 'Laser 2' })
    const events = await db.pieceEvent.findMany({ where: { pieceId: id } })
    expect(events).toMatchObject([{ kind: 'taken', actorId: other.userId, reason: 'Overtaget fra Bo Laser.' }])
    await expect(done(holder, id)).rejects.toMatchObject({ code: 'PIECE_TAKEN', context: { name: 'Ida Værksted' } })
  })

  it('can be fetched from one’s other station, once', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    await execute(takeOverPiece, callerFor(worker), { id, station: 'Laser 2' })
    await execute(takeOverPiece, callerFor(worker), { id, station: 'Laser 2' })
    expect(await db.productionPiece.findUnique({ where: { id } })).toMatchObject({ station: 'Laser 2' })
    expect(await db.pieceEvent.findMany({ where: { pieceId: id } })).toMatchObject([
      { kind: 'taken', reason: 'Overtaget fra Prøve.' },
    ])
  })

  it('cannot be taken over when it is free', async () => {
    const { id } = await createPiece()
    const call = execute(takeOverPiece, callerFor(await createWorker()), { id })
    await expect(call).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  })

  it('is not found when it does not exist', async () => {
    const call = execute(giveBackPiece, callerFor(await createWorker()), { id: crypto.randomUUID() })
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
