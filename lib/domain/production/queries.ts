import 'server-only'
import { requireWorkshop } from '@/lib/domain/production/batch-row'
import {
  batchSelect,
  batchView,
  pieceSelect,
  pieceView,
  summarySelect,
  summaryView,
} from '@/lib/domain/production/batch-view'
import { lateBatches } from '@/lib/domain/production/late-batches'
import { countsOf } from '@/lib/domain/production/piece-counts'
import { optionsOfPiece } from '@/lib/domain/production/piece-options'
import type { BoardFilter, PieceFilter } from '@/lib/domain/production/schema'
import type { BatchPage, BatchView, PaperPiece, PieceEventView, PiecePage } from '@/lib/domain/production/views'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

const batchesPerPage = 25
const piecesPerPage = 100
const mostEvents = 200

/**
 * Batches by the filters: those under way with the most urgent first, else the newest first. A search finds by number,
 * name, reseller and the beginning of a code. Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function listBatches(actor: Actor, filter: BoardFilter): Promise<BatchPage> {
  requireWorkshop(actor)
  const isByDay = filter.status === 'open' || filter.status === 'late'
  const rows = await db.productionBatch.findMany({
    where: { AND: [whereStatus(filter.status), whereSearch(filter.search), whereAfter(filter.cursor, isByDay)] },
    orderBy: isByDay ? [{ dueOn: 'asc' }, { number: 'asc' }] : { number: 'desc' },
    take: batchesPerPage + 1,
    select: summarySelect,
  })
  const shown = rows.slice(0, batchesPerPage)
  const counts = await countsOf(
    db,
    shown.map(({ id }) => id),
  )
  const last = rows.length > batchesPerPage ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => summaryView(row, counts.get(row.id))),
    nextCursor: last ? `${last.dueOn.toISOString().slice(0, 10)}.${last.number}` : null,
  }
}

function whereStatus(status: BoardFilter['status']): Prisma.ProductionBatchWhereInput {
  if (status === 'all') return {}
  if (status === 'shipped') return { shippedAt: { not: null } }
  return status === 'open' ? { shippedAt: null, cancelledAt: null } : lateBatches(new Date())
}

function whereSearch(search: string): Prisma.ProductionBatchWhereInput {
  if (!search) return {}
  const contains = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const prefix = normaliseTextCode(search)
  return {
    OR: [
      { name: contains },
      { reseller: { companyName: contains } },
      ...(/^\d{1,9}$/.test(search) ? [{ number: Number(search) }] : []),
      // Shorter beginnings would fit every batch there is.
      ...(prefix.length >= 3 ? [{ pieces: { some: { qrCode: { code: { startsWith: prefix } } } } }] : []),
    ],
  }
}

function whereAfter(cursor: string | undefined, isByDay: boolean): Prisma.ProductionBatchWhereInput {
  const [, day, number] = /^([1-9]\d{3}-\d{2}-\d{2})\.(\d{1,9})$/.exec(cursor ?? '') ?? []
  if (!day || !number) return {}
  const after = Number(number)
  if (!isByDay) return { number: { lt: after } }
  const dueOn = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(dueOn.getTime())) return {}
  return { OR: [{ dueOn: { gt: dueOn } }, { dueOn, number: { gt: after } }] }
}

/** One batch, or null when there is none by that number. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findBatch(actor: Actor, number: number): Promise<BatchView | null> {
  requireWorkshop(actor)
  const row = await db.productionBatch.findUnique({ where: { number }, select: batchSelect })
  return row && batchView(row, (await countsOf(db, [row.id])).get(row.id))
}

/** The pieces of a batch in their order, by state. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listPieces(actor: Actor, number: number, { state, cursor }: PieceFilter): Promise<PiecePage> {
  requireWorkshop(actor)
  const rows = await db.productionPiece.findMany({
    where: {
      batch: { number },
      ...(state ? { state } : {}),
      ...(cursor ? { number: { gt: cursor } } : {}),
    },
    orderBy: { number: 'asc' },
    take: piecesPerPage + 1,
    select: pieceSelect,
  })
  const items = rows.slice(0, piecesPerPage).map(pieceView)
  return { items, nextCursor: rows.length > piecesPerPage ? (items.at(-1)?.number ?? null) : null }
}

/** Every piece of a batch that is not cancelled, for its papers. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function getBatchForPapers(
  actor: Actor,
  number: number,
): Promise<{ batch: BatchView; pieces: PaperPiece[] }> {
  const batch = await findBatch(actor, number)
  if (!batch) throw new DomainError('NOT_FOUND')
  const rows = await db.productionPiece.findMany({
    where: { batch: { number }, state: { not: 'cancelled' } },
    orderBy: { number: 'asc' },
    select: { ...pieceSelect, options: true, proofSheet: { select: { options: true } } },
  })
  const pieces = rows.map((row) => {
    const { lines, people } = optionsOfPiece({ ...row, batch })
    return { ...pieceView(row), text: [...lines, ...people.flat()].filter(Boolean).join(' · ') }
  })
  return { batch, pieces }
}

/** Who did what to a piece, in the order in which it happened; of a very long history the newest part. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function listPieceEvents(
  actor: Actor,
  id: string,
): Promise<{ items: PieceEventView[]; nextCursor: null }> {
  requireWorkshop(actor)
  const piece = await db.productionPiece.findUnique({
    where: { id },
    select: {
      events: {
        orderBy: { id: 'desc' },
        take: mostEvents,
        select: { id: true, kind: true, at: true, actorName: true, station: true, reason: true },
      },
    },
  })
  if (!piece) throw new DomainError('NOT_FOUND')
  return {
    items: piece.events.toReversed().map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    nextCursor: null,
  }
}
