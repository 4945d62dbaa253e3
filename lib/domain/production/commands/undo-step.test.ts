import { describe, expect, it } from 'vitest'
import { finishEngraving } from '@/lib/domain/production/commands/finish-engraving'
import { packPiece } from '@/lib/domain/production/commands/pack-piece'
import { reworkPiece } from '@/lib/domain/production/commands/rework-piece'
import { stopPiece } from '@/lib/domain/production/commands/stop-piece'
import { takeOverPiece } from '@/lib/domain/production/commands/take-over-piece'
import { undoStep } from '@/lib/domain/production/commands/undo-step'
import { findAtStation } from '@/lib/domain/production/station-queries'
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
const pieceOf = (id: string) => db.productionPiece.findUniqueOrThrow({ where: { id } })

describe('a step that was pressed too early', () => {
  it('is taken back: the piece is engraved by the same hands, and is not taken for engraved', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'engraving', holder: worker })
    await run(finishEngraving, worker, id)
    const { undo } = await findAtStation(worker, { kind: 'gravering', station })
    expect(undo).toMatchObject({ id, step: 'engraved', formattedCode: formatTextCode(code) })
    await run(undoStep, worker, id)
    expect(await pieceOf(id)).toMatchObject({ state: 'engraving', heldById: worker.userId, station, attempt: 1 })
    expect(await findAtStation(worker, { kind: 'gravering', station })).toMatchObject({ piece: { id }, undo: null })
    await run(stopPiece, worker, id, { reason })
    await expect(run(reworkPiece, worker, id, { reason, to: 'check' })).rejects.toMatchObject({
      code: 'PIECE_WRONG_STATE',
    })
  })

  it('leaves a packed piece scanned when it is taken out of its box again', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    await run(packPiece, worker, id)
    await run(undoStep, worker, id)
    expect(await pieceOf(id)).toMatchObject({
      ...{ state: 'quality_check', heldById: worker.userId, checkedAt: expect.any(Date) },
    })
    const [last] = await db.pieceEvent.findMany({ where: { pieceId: id }, orderBy: { id: 'desc' } })
    expect(last).toMatchObject({ kind: 'taken', reason: 'Fortrudt: »Pakket« blev trykket for tidligt.' })
  })

  it('stays when a minute has passed, somebody else pressed it, or it went on meanwhile', async () => {
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

  it('is taken back once, however often it is pressed', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    await run(finishEngraving, worker, id)
    const ends = await Promise.allSettled([run(undoStep, worker, id), run(undoStep, worker, id)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
