import { randomUUID } from 'node:crypto'
import { artworkOptions, newestEdition } from '@/lib/domain/artwork/schema'
import type { PieceState } from '@/lib/domain/production/schema'
import { db } from '@/lib/server/db'
import type { Administrator } from '@/lib/shared/actor'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createPackage } from '@/tests/factories/qr-codes'

type BatchOptions = {
  count?: number
  state?: PieceState
  /** Who is working on its pieces. */
  holder?: { userId: string; fullName: string }
  isChecked?: boolean
  /** yyyy-mm-dd; far in the future by default, so that other tests' pieces come first. */
  dueOn?: string
  resellerId?: string
}
type MadePiece = { id: string; number: number; code: string; qrCodeId: string }
export type MadeBatch = { id: string; number: number; packageId: string; pieces: MadePiece[] }

/** Plain plaques of black granite. */
export const batchOptions = artworkOptions
  .extend(newestEdition)
  .parse({ material: 'polished_black_granite', symbolMm: 60 })

/** A batch with its own package, every piece in the same state. */
export async function createBatch({
  count = 1,
  state = 'queued',
  holder,
  isChecked = state === 'passed',
  dueOn = '2099-12-31',
  resellerId,
}: BatchOptions = {}): Promise<MadeBatch> {
  const { id: packageId, codes } = await createPackage({ count })
  const held = holder
    ? { heldById: holder.userId, heldByName: holder.fullName, heldAt: new Date(), station: 'Prøve' }
    : {}
  const batch = await db.productionBatch.create({
    data: {
      name: `Granit ${randomUUID().slice(0, 8)}`,
      options: batchOptions,
      dueOn: new Date(`${dueOn}T00:00:00Z`),
      createdByName: 'Ida Værksted',
      packageId,
      resellerId: resellerId ?? null,
      pieces: {
        create: codes.map(({ id: qrCodeId }, index) => ({
          ...held,
          qrCodeId,
          state,
          number: index + 1,
          checkedAt: isChecked ? new Date() : null,
          textAgreedAt: state === 'passed' ? new Date() : null,
        })),
      },
    },
    select: {
      id: true,
      number: true,
      pieces: {
        orderBy: { number: 'asc' },
        select: { id: true, number: true, qrCodeId: true, qrCode: { select: { code: true } } },
      },
    },
  })
  return {
    id: batch.id,
    number: batch.number,
    packageId,
    pieces: batch.pieces.map(({ qrCode, ...piece }) => ({ ...piece, code: qrCode.code })),
  }
}

/** One piece, in the hands of `holder` if given. */
export async function createPiece(
  options: Omit<BatchOptions, 'count'> = {},
): Promise<MadePiece & { batch: MadeBatch }> {
  const batch = await createBatch(options)
  const [piece] = batch.pieces
  if (!piece) throw new Error('The batch came without its piece')
  return { ...piece, batch }
}

/** A workshop worker. */
export async function createWorker(fullName = 'Ida Værksted'): Promise<Administrator> {
  return administratorFor(await createAccount({ isAdmin: true, staffScope: 'production', fullName }), 'production')
}

/** A due date far in the future, yyyy-mm-dd. */
export const someDueDay = '2099-06-01'
