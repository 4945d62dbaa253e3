import { demoPackages, demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import type { PieceEventKind, PieceState } from '@/lib/domain/production/schema'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { db, type Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs, minuteMs } from '@/lib/shared/durations'

type Worker = { id: string; fullName: string }
type DemoPiece = { state: PieceState; isChecked?: boolean; isHeld?: boolean; attempt?: number; problem?: string }
type DemoBatch = {
  name: string
  material: 'polished_black_granite' | 'slate' | 'steel'
  symbolMm: number
  dueInDays: number
  shippedDaysAgo?: number
  note?: string
  pieces: DemoPiece[]
}

const many = (count: number, piece: DemoPiece): DemoPiece[] => Array.from({ length: count }, () => piece)

const batches: DemoBatch[] = [
  {
    name: 'Sort granit til efteråret',
    material: 'polished_black_granite',
    symbolMm: 60,
    dueInDays: 2,
    note: 'Pladerne ligger på hylde 3.',
    pieces: [
      ...many(4, { state: 'packed', isChecked: true }),
      { state: 'quality_check', isChecked: true },
      { state: 'passed', isChecked: true },
      { state: 'quality_check' },
      { state: 'engraving', isHeld: true },
      { state: 'stopped', problem: 'Pladen fik en ridse, da den blev løftet af maskinen.' },
      { state: 'queued', attempt: 2, problem: 'Den første plade var skæv.' },
      ...many(6, { state: 'queued' }),
    ],
  },
  {
    name: 'Små plader i skifer',
    material: 'slate',
    symbolMm: 45,
    dueInDays: -1,
    pieces: [...many(3, { state: 'packed', isChecked: true }), ...many(2, { state: 'queued' })],
  },
  {
    name: 'Rustfri plader til urnesten',
    material: 'steel',
    symbolMm: 50,
    dueInDays: -6,
    shippedDaysAgo: 7,
    pieces: many(8, { state: 'shipped', isChecked: true }),
  },
]

// The history of a piece before its current state.
const paths: Record<PieceState, PieceEventKind[]> = {
  queued: ['queued'],
  engraving: ['queued', 'taken'],
  quality_check: ['queued', 'taken', 'engraved'],
  passed: ['queued', 'taken', 'engraved', 'taken', 'checked', 'passed'],
  packed: ['queued', 'taken', 'engraved', 'taken', 'checked', 'passed', 'taken', 'packed'],
  shipped: ['queued', 'taken', 'engraved', 'taken', 'checked', 'passed', 'taken', 'packed', 'shipped'],
  stopped: ['queued', 'taken', 'stopped'],
  cancelled: ['queued', 'cancelled'],
}

/** A workshop in the middle of a day: one batch in progress, one late, one shipped. */
export async function ensureProduction(worker: Worker, now: Date): Promise<void> {
  const reseller = await db.reseller.findUnique({ where: { cvr: demoReseller.cvr }, select: { id: true } })
  if (!reseller) return
  for (const batch of batches) {
    const found = await db.productionBatch.findFirst({ where: { name: batch.name }, select: { id: true } })
    if (!found) await db.$transaction((tx) => createBatch(tx, batch, { worker, resellerId: reseller.id, now }))
  }
}

type Scene = { worker: Worker; resellerId: string; now: Date }

async function createBatch(tx: Transaction, demo: DemoBatch, { worker, resellerId, now }: Scene): Promise<void> {
  const { name, material, symbolMm, pieces } = demo
  const count = pieces.length
  const made = await tx.qrPackage.create({
    data: { name, count, made: count, material, symbolMm, resellerId },
    select: { id: true },
  })
  const by = { actorId: null, actorName: 'Demonstration' }
  const codes = await generateCodes(tx, { packageId: made.id, count, withActivation: true, ...by })
  await tx.qrCode.updateMany({ where: { packageId: made.id }, data: { state: 'assigned', resellerId } })
  await tx.qrEvent.createMany({ data: codes.map(({ id }) => ({ qrCodeId: id, kind: 'assigned' as const, ...by })) })
  const shippedAt = demo.shippedDaysAgo ? new Date(now.getTime() - demo.shippedDaysAgo * dayMs) : null
  const batch = await tx.productionBatch.create({
    data: {
      name,
      resellerId,
      shippedAt,
      note: demo.note ?? null,
      packageId: made.id,
      options: artworkOptions.parse({
        material,
        symbolMm,
        shape: 'rounded',
        widthMm: symbolMm + 40,
        heightMm: symbolMm + 55,
      }),
      dueOn: new Date(`${danishDay(new Date(now.getTime() + demo.dueInDays * dayMs))}T00:00:00Z`),
      createdByName: worker.fullName,
      createdAt: new Date(now.getTime() - 9 * dayMs),
      ...(shippedAt ? { carrier: 'GLS', trackingNumber: '00370712345678901234', shippedByName: worker.fullName } : {}),
    },
    select: { id: true },
  })
  for (const [index, piece] of pieces.entries()) {
    const code = codes[index]
    if (!code) continue
    const end = (shippedAt ?? now).getTime() - (count - index) * 7 * minuteMs
    const path = paths[piece.state]
    await tx.productionPiece.create({
      data: {
        batchId: batch.id,
        qrCodeId: code.id,
        number: index + 1,
        state: piece.state,
        attempt: piece.attempt ?? 1,
        problem: piece.problem ?? null,
        checkedAt: piece.isChecked ? new Date(end) : null,
        ...(piece.isHeld
          ? { heldById: worker.id, heldByName: worker.fullName, station: 'Gravering, Laser 1', heldAt: new Date(end) }
          : {}),
        events: {
          create: path.map((kind, step) => ({
            kind,
            actorId: worker.id,
            actorName: worker.fullName,
            reason: kind === 'stopped' ? (piece.problem ?? null) : null,
            at: new Date(end - (path.length - 1 - step) * 4 * minuteMs),
          })),
        },
      },
    })
  }
}

const formats = ['svg', 'dxf', 'pdf', 'png']

/** Two small export orders. They are queued at start-up: the site's own job makes and proves them within a minute. */
export async function ensureExports(orderer: { id: string; fullName: string }): Promise<void> {
  if (await db.artworkExport.findFirst({ select: { id: true } })) return
  const codes = await db.qrCode.findMany({
    where: { package: { name: demoPackages.open }, state: 'produced' },
    orderBy: { id: 'asc' },
    take: 3,
    select: { id: true },
  })
  const plaque = { shape: 'rounded', widthMm: 100, heightMm: 120, caption: 'Scan og mindes' }
  await order(codes, { material: 'polished_black_granite', symbolMm: 60, ...plaque }, orderer)
  // No quiet zone: an example of a withheld file.
  const bare = { material: 'polished_black_granite', symbolMm: 30, errorCorrection: 'Q', quietModules: 0 }
  await order(codes.slice(0, 1), bare, orderer)
}

async function order(
  codes: Array<{ id: string }>,
  options: object,
  { id, fullName }: { id: string; fullName: string },
) {
  await db.artworkExport.create({
    data: {
      options: artworkOptions.parse(options),
      formats,
      total: codes.length * formats.length,
      createdById: id,
      createdByName: fullName,
      files: { create: codes.flatMap((code) => formats.map((format) => ({ qrCodeId: code.id, format }))) },
    },
  })
}
