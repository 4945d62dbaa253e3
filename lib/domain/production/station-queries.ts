import 'server-only'
import { z } from 'zod'
import { type AtStation, inHandAt, inHandOf, ofBatch, waitingAt } from '@/lib/domain/production/at-station'
import {
  lateBatches,
  noPieces,
  pieceSelect,
  pieceView,
  summarySelect,
  summaryView,
} from '@/lib/domain/production/batches'
import { findUndoableStep } from '@/lib/domain/production/piece-history'
import { optionsOfPiece } from '@/lib/domain/production/pieces'
import { forWorkshop } from '@/lib/domain/production/policy'
import {
  batchInput,
  type HeldPiece,
  type StationKind,
  type StationPiece,
  stationKinds,
  type UndoableStep,
  type WorkshopView,
} from '@/lib/domain/production/schema'
import { hasLettering } from '@/lib/domain/stones/lettering/lettering-plan'
import { readEstimate, readLettering } from '@/lib/domain/stones/stored-findings'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const mostShown = 50

// Pieces this station has just sent on.
const undoableWhere = {
  engraving: { state: 'quality_check', checkedAt: null },
  inspection: { id: { in: [] } },
  packing: { state: 'packed' },
} satisfies Record<StationKind, Prisma.ProductionPieceWhereInput>

/**
 * A station's page: the piece this person has taken there, how many pieces wait, the pieces others have taken, and the
 * step that can still be undone. Of one batch or of all.
 */
export const findAtStation = defineRead({
  name: 'production.find-at-station',
  ...forWorkshop,
  input: z.object({
    kind: z.enum(stationKinds),
    station: boundedText(80),
    batch: batchInput.shape.number.optional(),
  }),
  run: ({ userId }, at) => readStation(userId, at),
})

type StationView = { piece: StationPiece | null; waiting: number; held: HeldPiece[]; undo: UndoableStep | null }

async function readStation(userId: string, at: AtStation): Promise<StationView> {
  const { kind } = at
  const where = ofBatch(at.batch)
  const [row, waiting, held, undo] = await Promise.all([
    db.productionPiece.findFirst({
      where: inHandOf(userId, at),
      orderBy: { heldAt: 'asc' },
      select: stationSelect,
    }),
    db.productionPiece.count({ where: { ...waitingAt(kind), ...where } }),
    listHeld(userId, { ...inHandAt(kind), ...where }),
    findUndoableStep(db, userId, { ...undoableWhere[kind], ...where }),
  ])
  return { piece: row && (await stationView(row)), waiting, held: held.filter(({ id }) => id !== row?.id), undo }
}

/** The state of the whole workshop today. */
export const getWorkshop = defineRead({
  name: 'production.get-workshop',
  ...forWorkshop,
  input: z.object({}),
  run: ({ userId }) => readWorkshop(userId),
})

async function readWorkshop(userId: string): Promise<WorkshopView> {
  const late = lateBatches(new Date())
  const underWay = { batch: { shippedAt: null, cancelledAt: null } }
  const [groups, done, lateCount, latePieces, held, stopped, waiting] = await Promise.all([
    db.productionPiece.groupBy({ by: ['state'], where: underWay, _count: { _all: true } }),
    countToday(),
    db.productionBatch.count({ where: late }),
    db.productionPiece.count({ where: { batch: late, state: { notIn: ['packed', 'shipped', 'cancelled'] } } }),
    listHeld(userId, {}),
    listStopped(),
    Promise.all([
      db.productionPiece.count({ where: waitingAt('engraving') }),
      db.productionPiece.count({ where: waitingAt('inspection') }),
      db.productionPiece.count({ where: waitingAt('packing') }),
    ]),
  ])
  const [engraving, inspection, packing] = waiting
  return {
    counts: { ...noPieces, ...Object.fromEntries(groups.map(({ state, _count }) => [state, _count._all])) },
    today: done,
    lateBatches: lateCount,
    latePieces,
    held,
    stopped,
    waiting: { engraving, inspection, packing },
  }
}

/** How many pieces were engraved, checked, packed and stopped today in Denmark, without undone steps. */
async function countToday(): Promise<WorkshopView['today']> {
  const rows = await db.$queryRaw<Array<{ kind: string; count: number }>>`
    SELECT kind::text, count(DISTINCT "pieceId")::int AS count FROM (
      SELECT kind, "pieceId", lead(kind) OVER (PARTITION BY "pieceId" ORDER BY id) AS next FROM "PieceEvent"
      WHERE at >= date_trunc('day', now() AT TIME ZONE 'Europe/Copenhagen') AT TIME ZONE 'Europe/Copenhagen'
    ) AS step
    WHERE next IS DISTINCT FROM 'undone'
    GROUP BY kind`
  const of = (...kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  return {
    engraved: of('engraved'),
    checked: of('checked'),
    packed: of('packed'),
    stopped: of('stopped', 'wrong_code'),
  }
}

async function listHeld(userId: string, where: Prisma.ProductionPieceWhereInput): Promise<HeldPiece[]> {
  const rows = await db.productionPiece.findMany({
    where: { AND: [where, { heldById: { not: null } }] },
    orderBy: { heldAt: 'asc' },
    take: mostShown,
    select: {
      id: true,
      number: true,
      state: true,
      heldById: true,
      heldByName: true,
      station: true,
      heldAt: true,
      qrCode: { select: { code: true } },
      batch: { select: { number: true } },
    },
  })
  return rows.map(({ heldById, heldAt, qrCode, batch, ...row }) => ({
    ...row,
    formattedCode: formatTextCode(qrCode.code),
    batchNumber: batch.number,
    heldAt: heldAt?.toISOString() ?? null,
    isMine: heldById === userId,
  }))
}

async function listStopped(): Promise<WorkshopView['stopped']> {
  const rows = await db.productionPiece.findMany({
    where: { state: 'stopped' },
    orderBy: { updatedAt: 'asc' },
    take: mostShown,
    select: {
      id: true,
      number: true,
      problem: true,
      updatedAt: true,
      qrCode: { select: { code: true } },
      batch: { select: { number: true, name: true } },
    },
  })
  return rows.map(({ id, number, problem, updatedAt, qrCode, batch }) => ({
    id,
    number,
    problem,
    batchNumber: batch.number,
    batchName: batch.name,
    formattedCode: formatTextCode(qrCode.code),
    stoppedAt: updatedAt.toISOString(),
  }))
}

const stationSelect = {
  ...pieceSelect,
  options: true,
  textAgreedAt: true,
  proofSheet: { select: { number: true, options: true } },
  batch: { select: { ...summarySelect, note: true, options: true } },
  photos: {
    where: { kind: 'finished' },
    orderBy: { id: 'desc' },
    take: 1,
    select: { id: true, createdAt: true, estimate: true, lettering: true },
  },
} satisfies Prisma.ProductionPieceSelect

async function stationView(
  row: Prisma.ProductionPieceGetPayload<{ select: typeof stationSelect }>,
): Promise<StationPiece> {
  const { batch, proofSheet, photos } = row
  const pieces = await db.productionPiece.count({ where: { batchId: batch.id } })
  const [photo] = photos
  const { number, name, dueOn, isLate } = summaryView(batch)
  const options = optionsOfPiece(row)
  return {
    ...pieceView(row),
    batch: { number, name, dueOn, isLate, pieces, note: batch.note },
    options,
    fromProofSheet: proofSheet?.number ?? null,
    hasText: hasLettering(options),
    isTextAgreed: row.textAgreedAt !== null,
    printedAddress: printedAddress(env.SITE_URL, row.qrCode.code),
    photo: photo
      ? {
          id: photo.id,
          takenAt: photo.createdAt.toISOString(),
          estimate: readEstimate(photo.estimate),
          lettering: readLettering(photo.lettering),
        }
      : null,
  }
}
