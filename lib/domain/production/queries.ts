import 'server-only'
import { z } from 'zod'
import {
  batchSelect,
  batchView,
  countsOf,
  lateBatches,
  pieceSelect,
  pieceView,
  summarySelect,
  summaryView,
} from '@/lib/domain/production/batches'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import {
  type BoardFilter,
  batchInput,
  boardInput,
  type PieceFilter,
  pieceInput,
  pieceListInput,
} from '@/lib/domain/production/schema'
import type { BatchPackage, BatchPage, BatchView, PieceEventView, PiecePage } from '@/lib/domain/production/views'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { boundedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

const batchesPerPage = 25
const piecesPerPage = 100
const mostEvents = 200
const packagesOffered = 200

/**
 * Batches by status and search: open and late ones most urgent first, others newest first. The search covers number,
 * name, reseller and the start of a code.
 */
export const listBatches = defineRead({
  name: 'production.list-batches',
  session: 'required',
  input: boardInput,
  authorize: canWorkInProduction,
  run: (_, filter) => readBatches(filter),
})

async function readBatches(filter: BoardFilter): Promise<BatchPage> {
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
      // A shorter start would match almost every batch.
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

/** One batch, or null if there is none with that number. */
export const findBatch = defineRead({
  name: 'production.find-batch',
  session: 'required',
  input: batchInput,
  authorize: canWorkInProduction,
  run: async (_, { number }): Promise<BatchView | null> => {
    const row = await db.productionBatch.findUnique({ where: { number }, select: batchSelect })
    return row && batchView(row, (await countsOf(db, [row.id])).get(row.id))
  },
})

/** The pieces of a batch in order, optionally of one state. */
export const listPieces = defineRead({
  name: 'production.list-pieces',
  session: 'required',
  input: batchInput.extend(pieceListInput.shape),
  authorize: canWorkInProduction,
  run: (_, { number, ...filter }) => readPieces(number, filter),
})

async function readPieces(number: number, { state, cursor }: PieceFilter): Promise<PiecePage> {
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

/** The newest 200 events of a piece, oldest first. Throws NOT_FOUND. */
export const listPieceEvents = defineRead({
  name: 'production.list-piece-events',
  session: 'required',
  input: pieceInput,
  authorize: canWorkInProduction,
  run: (_, { id }) => readEvents(id),
})

async function readEvents(id: string): Promise<{ items: PieceEventView[]; nextCursor: null }> {
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

/**
 * The newest packages that a batch can be made of, and the one numbered `wanted` however old; with material and size.
 */
export const listBatchPackages = defineRead({
  name: 'production.list-batch-packages',
  session: 'required',
  input: z.object({ wanted: boundedText(2000) }),
  authorize: canWorkInProduction,
  run: (_, { wanted }) => readPackages(wanted),
})

async function readPackages(wanted: string): Promise<BatchPackage[]> {
  const select = { number: true, name: true, material: true, symbolMm: true } as const
  const newest = await db.qrPackage.findMany({
    where: { state: 'ready' },
    orderBy: { id: 'desc' },
    take: packagesOffered,
    select,
  })
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : null
  if (number === null || newest.some((each) => each.number === number)) return newest
  const older = await db.qrPackage.findUnique({ where: { number, state: 'ready' }, select })
  return older ? [older, ...newest] : newest
}
