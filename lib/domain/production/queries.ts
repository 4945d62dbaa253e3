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
import { forWorkshop } from '@/lib/domain/production/policy'
import {
  type BatchPackage,
  type BatchPage,
  type BatchSort,
  type BatchSummary,
  type BatchView,
  type BoardFilter,
  batchInput,
  batchList,
  batchOrder,
  boardInput,
  type PieceEventView,
  type PieceFilter,
  type PiecePage,
  pieceInput,
  pieceListInput,
} from '@/lib/domain/production/schema'
import { cutPage } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

const batchesPerPage = 25
const piecesPerPage = 100
const mostEvents = 200
const packagesOffered = 200

/**
 * Batches by status and search: unless sorted otherwise, open and late ones most urgent first, others newest first. The search covers number,
 * name, reseller and the start of a code.
 */
export const listBatches = defineRead({
  name: 'production.list-batches',
  ...forWorkshop,
  input: boardInput,
  run: (_, filter) => readPage(filter, batchesPerPage),
})

/** The same as a CSV file. The download is logged. */
export const getBatchesFile = defineRead({
  name: 'production.get-batches-file',
  ...forWorkshop,
  input: boardInput,
  run: async (actor, filter) => {
    const detail = { count: await db.productionBatch.count({ where: whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'production.save-batches', { type: 'batches', id: 'batches', detail })
    return listFile({
      filename: batchList.csv.filename,
      columns: csvColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const csvColumns: ReadonlyArray<CsvColumn<BatchSummary>> = [
  ['Parti', ({ number }) => number],
  ['Navn', ({ name }) => name],
  ['Skal sendes', ({ dueOn }) => dueOn],
  ['Sendt', ({ shippedAt }) => shippedAt && danishDay(new Date(shippedAt))],
  ['Annulleret', ({ isCancelled }) => (isCancelled ? 'Ja' : 'Nej')],
  ['Forhandler', ({ resellerName }) => resellerName],
  ['Stykker', ({ pieces }) => pieces],
  ['Stoppet', ({ counts }) => counts.stopped],
]

const sorted = sortedRows<BatchSort, Prisma.ProductionBatchWhereInput, Prisma.ProductionBatchOrderByWithRelationInput>(
  'id',
  {
    number: { column: 'number', holds: 'number' },
    due: { column: 'dueOn', holds: 'time' },
  },
)

async function readPage(filter: BoardFilter, most: number): Promise<BatchPage> {
  const { after, orderBy, pageOf } = sorted(batchOrder(filter), filter.cursor)
  const found = await db.productionBatch.findMany({
    where: { AND: [whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: summarySelect,
  })
  const { rows, nextCursor } = pageOf(found, most)
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => summaryView(row, counts.get(row.id))), nextCursor }
}

function whereOf({ status, search, from, to }: BoardFilter): Prisma.ProductionBatchWhereInput {
  const dueOn = { ...(from ? { gte: new Date(from) } : {}), ...(to ? { lte: new Date(to) } : {}) }
  return { AND: [whereStatus(status), whereSearch(search), from || to ? { dueOn } : {}] }
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

/** One batch, or null if there is none with that number. */
export const findBatch = defineRead({
  name: 'production.find-batch',
  ...forWorkshop,
  input: batchInput,
  run: async (_, { number }): Promise<BatchView | null> => {
    const row = await db.productionBatch.findUnique({ where: { number }, select: batchSelect })
    return row && batchView(row, (await countsOf(db, [row.id])).get(row.id))
  },
})

/** The pieces of a batch in order, optionally of one state. */
export const listPieces = defineRead({
  name: 'production.list-pieces',
  ...forWorkshop,
  input: batchInput.extend(pieceListInput.shape),
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
  const { items, nextCursor } = cutPage(rows, piecesPerPage, ({ number }) => number)
  return { items: items.map(pieceView), nextCursor }
}

/** The newest 200 events of a piece, oldest first. Throws NOT_FOUND. */
export const listPieceEvents = defineRead({
  name: 'production.list-piece-events',
  ...forWorkshop,
  input: pieceInput,
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
  ...forWorkshop,
  input: z.object({ wanted: boundedText(2000) }),
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
