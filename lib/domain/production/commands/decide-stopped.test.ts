import { expect, test } from 'vitest'
import { decideStopped } from '@/lib/domain/production/commands/decide-stopped'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { createBatch, createWorker } from '@/tests/factories/production'

const reason = 'Skiferen var revnet.'
const decide = async (ids: string[], to: string) =>
  (await execute(decideStopped, callerFor(await createWorker()), { ids, to, reason })).result
const statesOf = async (ids: string[]) =>
  (await db.productionPiece.findMany({ where: { id: { in: ids } }, orderBy: { number: 'asc' } })).map(
    ({ state }) => state,
  )

test('twelve stopped pieces are one decision, each with its history', async () => {
  const { pieces } = await createBatch({ count: 12, state: 'stopped' })
  const ids = pieces.map(({ id }) => id)
  expect(await decide(ids, 'engraving')).toEqual({ decided: 12 })
  expect(new Set(await statesOf(ids))).toEqual(new Set(['queued']))
  expect(await db.pieceEvent.count({ where: { pieceId: { in: ids }, kind: 'rework', reason } })).toBe(12)
})

test('cancelling every piece cancels the batch', async () => {
  const { id, pieces } = await createBatch({ count: 2, state: 'stopped' })
  await decide(
    pieces.map((piece) => piece.id),
    'cancel',
  )
  expect(await db.productionBatch.findUnique({ where: { id } })).toMatchObject({ cancelledAt: expect.any(Date) })
})

test('none is decided if one has moved on, was never engraved, or does not exist', async () => {
  const { pieces } = await createBatch({ count: 2, state: 'stopped' })
  const ids = pieces.map(({ id }) => id)
  await expect(decide(ids, 'check')).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  await expect(decide([...ids, crypto.randomUUID()], 'cancel')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.productionPiece.update({ where: { id: ids[1] ?? '' }, data: { state: 'queued' } })
  await expect(decide(ids, 'cancel')).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  expect(await statesOf(ids)).toEqual(['stopped', 'queued'])
  for (const wrong of [[], Array(201).fill(crypto.randomUUID()), ['x']]) {
    await expect(decide(wrong, 'cancel')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})
