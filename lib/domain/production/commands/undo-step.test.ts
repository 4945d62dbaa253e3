import { describe, expect, it } from 'vitest'
import { finishEngraving } from '@/lib/domain/production/commands/finish-engraving'
import { packPiece } from '@/lib/domain/production/commands/pack-piece'
import { reworkPiece } from '@/lib/domain/production/commands/rework-piece'
import { stopPiece } from '@/lib/domain/production/commands/stop-piece'
import { takeOverPiece } from '@/lib/domain/production/commands/take-over-piece'
import { undoStep } from '@/lib/domain/production/commands/undo-step'
import { findAtStation, getWorkshop } from '@/lib/domain/production/station-queries'
import { type AnyCommand, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Administrator } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor } from '@/tests/factories/accounts'
import { createPiece, createWorker } from '@/tests/factories/production'

const station = 'Laser 1'
const reason = 'Laseren sprang en linje over.'
const run = (command: AnyCommand, actor: Administrator, id: string, more = {}) =>
  execute(command, callerFor(actor), { id, station, ...more })
/** Packs with a typed code, which needs no scan. */
const pack = async (actor: Administrator, id: string) => {
  const { qrCode } = await db.productionPiece.findUniqueOrThrow({ where: { id }, select: { qrCode: true } })
  return run(packPiece, actor, id, { typedCode: qrCode.code, reason })
}
const pieceOf = (id: string) => db.productionPiece.findUniqueOrThrow({ where: { id } })
const historyOf = async (pieceId: string) =>
  (await db.pieceEvent.findMany({ where: { pieceId }, orderBy: { id: 'asc' } })).map(({ kind, reason }) => [
    kind,
    reason,
  ])

describe('a step that was pressed too early', () => {
  it('is undone: the same person is engraving the piece again, and it does not count as engraved', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'engraving', holder: worker })
    const before = (await getWorkshop(worker)).today.engraved
    await run(finishEngraving, worker, id)
    expect((await getWorkshop(worker)).today.engraved).toBe(before + 1)
    const { undo } = await findAtStation(worker, { kind: 'engraving', station })
    expect(undo).toMatchObject({ id, step: 'engraved', formattedCode: formatTextCode(code) })
    await run(undoStep, worker, id)
    expect(await pieceOf(id)).toMatchObject({ state: 'engraving', heldById: worker.userId, station, attempt: 1 })
    expect(await findAtStation(worker, { kind: 'engraving', station })).toMatchObject({ piece: { id }, undo: null })
    expect((await getWorkshop(worker)).today.engraved).toBe(before)
    await run(stopPiece, worker, id, { reason })
    await expect(run(reworkPiece, worker, id, { reason, to: 'check' })).rejects.toMatchObject({
      code: 'PIECE_WRONG_STATE',
    })
  })

  it('leaves a packed piece checked when packing is undone', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'passed', holder: worker })
    await pack(worker, id)
    await run(undoStep, worker, id)
    expect(await pieceOf(id)).toMatchObject({
      state: 'passed',
      heldById: worker.userId,
      checkedAt: expect.any(Date),
    })
    expect(await historyOf(id)).toEqual([
      ['packed', expect.stringContaining(reason)],
      ['undone', '»Pakket« blev trykket for tidligt.'],
    ])
  })

  it('is no rework: the code is marked engraved once, and a piece stopped later can be scanned again', async () => {
    const worker = await createWorker()
    const { id, qrCodeId } = await createPiece({ state: 'engraving', holder: worker })
    await run(finishEngraving, worker, id)
    await run(undoStep, worker, id)
    await run(finishEngraving, worker, id)
    expect((await historyOf(id)).map(([kind]) => kind)).toEqual(['engraved', 'undone', 'engraved'])
    expect(await db.qrEvent.count({ where: { qrCodeId, kind: 'engraved' } })).toBe(1)
    await db.productionPiece.update({ where: { id }, data: { state: 'passed', heldById: worker.userId } })
    await pack(worker, id)
    await run(undoStep, worker, id)
    await run(stopPiece, worker, id, { reason })
    await run(reworkPiece, worker, id, { reason, to: 'check' })
    expect(await pieceOf(id)).toMatchObject({ state: 'quality_check', attempt: 1 })
  })

  it('cannot be undone after a minute, by someone else, or once the piece moved on', async () => {
    const worker = await createWorker()
    const engraved = async () => {
      const { id } = await createPiece({ state: 'engraving', holder: worker })
      await run(finishEngraving, worker, id)
      return id
    }
    const old = await engraved()
    await db.pieceEvent.updateMany({ where: { pieceId: old }, data: { at: new Date(Date.now() - 61_000) } })
    const theirs = await engraved()
    const gone = await engraved()
    await db.productionPiece.update({ where: { id: gone }, data: { heldById: worker.userId } })
    await run(takeOverPiece, await createWorker(), gone)
    for (const [id, by] of [
      [old, worker],
      [theirs, await createWorker()],
      [gone, worker],
    ] as const) {
      await expect(run(undoStep, by, id)).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
    }
  })

  it('is undone once, however often it is pressed', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    await run(finishEngraving, worker, id)
    const ends = await Promise.allSettled([run(undoStep, worker, id), run(undoStep, worker, id)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
