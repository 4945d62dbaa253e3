import 'server-only'
import { type AtStation, inHandOf, waitingAtSql } from '@/lib/domain/production/at-station'
import { changePiece, heldBy, lockPiece, stopOutOfUse } from '@/lib/domain/production/pieces'
import { forWorkshop } from '@/lib/domain/production/policy'
import { type TakenPiece, takeNextInput } from '@/lib/domain/production/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

// More out-of-use codes in a row suggest another mistake; the next press continues.
const mostStopped = 20

/**
 * Takes a station's next piece: the one this person has already taken there, else the most urgent free one. Concurrent
 * calls never get the same piece and, for different people, do not wait for each other; neither do two tablets of the
 * same person get the same. Pieces whose code went out of use are stopped and skipped.
 */
export const takeNextPiece = defineCommand({
  name: 'production.take-next-piece',
  input: takeNextInput,
  ...forWorkshop,
  load: nothing,
  async run(context, { kind, station, batch }): Promise<TakenPiece> {
    const { tx, actor } = context
    // Serialises one person's presses, so that the second finds the piece the first took.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`production:${actor.userId}`}, 0))`
    const stopped: TakenPiece['stopped'] = []
    const mine = await findMine(tx, actor.userId, { kind, station, batch })
    if (mine) return { pieceId: mine, stopped }
    while (stopped.length < mostStopped) {
      const id = await findNext(tx, { kind, station, batch })
      if (!id) break
      const row = await lockPiece(tx, id)
      const problem = await stopOutOfUse(context, row, station)
      if (problem) {
        stopped.push({ formattedCode: formatTextCode(row.qrCode.code), problem })
        continue
      }
      await changePiece(context, row, {
        data: { ...heldBy(actor, station), ...(kind === 'engraving' ? { state: 'engraving' as const } : {}) },
        kind: 'taken',
        station,
      })
      return { pieceId: id, stopped }
    }
    return { pieceId: null, stopped }
  },
})

async function findMine(tx: Transaction, userId: string, at: AtStation): Promise<string | null> {
  const row = await tx.productionPiece.findFirst({
    where: inHandOf(userId, at),
    orderBy: { heldAt: 'asc' },
    select: { id: true },
  })
  return row?.id ?? null
}

async function findNext(tx: Transaction, { kind, batch }: AtStation): Promise<string | null> {
  const ofBatch = batch === undefined ? Prisma.empty : Prisma.sql`AND b.number = ${batch}`
  const [row] = await tx.$queryRaw<Array<{ id: string }>>`
    SELECT p.id FROM "ProductionPiece" p JOIN "ProductionBatch" b ON b.id = p."batchId"
    WHERE ${waitingAtSql(kind)} ${ofBatch}
    ORDER BY b."dueOn", b.number, p.number
    LIMIT 1 FOR UPDATE OF p SKIP LOCKED`
  return row?.id ?? null
}
