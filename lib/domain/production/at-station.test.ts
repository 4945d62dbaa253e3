import { expect, it } from 'vitest'
import { inHandAt, waitingAt, waitingAtSql } from '@/lib/domain/production/at-station'
import { stationKinds } from '@/lib/domain/production/schema'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createBatch } from '@/tests/factories/production'

const states = ['queued', 'engraving', 'quality_check', 'passed', 'packed', 'shipped', 'stopped', 'cancelled'] as const

it.each(stationKinds)('%s: the pieces counted as waiting are those handed out, and none is taken', async (kind) => {
  const { id: heldById } = await createAccount({ isAdmin: true, staffScope: 'production' })
  const ways = states.flatMap((state) => [null, heldById].map((held) => ({ state, heldById: held })))
  const batch = await createBatch({ count: ways.length })
  for (const [at, data] of ways.entries()) {
    await db.productionPiece.update({ where: { id: batch.pieces[at]?.id ?? '' }, data })
  }
  const counted = await db.productionPiece.findMany({ where: waitingAt(kind), select: { id: true } })
  const handedOut = await db.$queryRaw<Array<{ id: string }>>`
    SELECT p.id FROM "ProductionPiece" p WHERE ${waitingAtSql(kind)}`
  const ids = (rows: Array<{ id: string }>) => rows.map(({ id }) => id).sort()
  expect(ids(counted).length).toBeGreaterThan(0)
  expect(ids(handedOut)).toEqual(ids(counted))
  const inHand = await db.productionPiece.findMany({ where: inHandAt(kind), select: { id: true } })
  expect(ids(inHand).filter((id) => ids(counted).includes(id))).toEqual([])
})
