import 'server-only'
import { countsOf, getBatchId } from '@/lib/domain/production/batches'
import { ProductionError } from '@/lib/domain/production/errors'
import { lockPiece, stopOutOfUse } from '@/lib/domain/production/pieces'
import { canShipCounts, canWorkInProduction } from '@/lib/domain/production/policy'
import { shipBatchInput } from '@/lib/domain/production/schema'
import { writeShipment } from '@/lib/domain/production/write-shipment'
import { outOfUseStates } from '@/lib/domain/qr-codes/schema'
import { completeOrders, lockOrdersOf } from '@/lib/domain/shipments/complete-orders'
import { defineCommand, nothing, Refusal, type RunContext } from '@/lib/server/command'
import { Prisma } from '@/lib/server/db'
import { lockRow, lockRows } from '@/lib/server/lock-rows'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * Ships a whole batch: writes it to each piece and code, completes the orders whose last piece it has, and mails the
 * reseller and the families. Throws NOT_FOUND, BATCH_SHIPPED, PIECE_WRONG_STATE while pieces are unfinished, and
 * PIECE_OUT_OF_USE.
 */
export const shipBatch = defineCommand({
  name: 'shipments.ship-batch',
  input: shipBatchInput,
  session: 'required',
  load: nothing,
  authorize: canWorkInProduction,
  async run(context, { number, carrier, trackingNumber }) {
    const { tx } = context
    const id = await getBatchId(tx, number)
    // Lock order: orders, pieces, their batch.
    const packageIds = await lockOrdersOf(tx, id)
    await lockRows(tx, 'ProductionPiece', Prisma.sql`"batchId" = ${id}::uuid`)
    await lockRow(tx, 'ProductionBatch', id)
    const batch = await tx.productionBatch.findUniqueOrThrow({
      where: { id },
      select: { shippedAt: true },
    })
    if (batch.shippedAt) throw new ProductionError('BATCH_SHIPPED')
    const counts = (await countsOf(tx, [id])).get(id)
    if (!counts || !canShipCounts(counts)) throw new ProductionError('PIECE_WRONG_STATE')
    const refusal = await refuseOutOfUsePieces(context, id)
    if (refusal) return refusal
    await writeShipment(context, id, { carrier, trackingNumber })
    await completeOrders(context, packageIds)
    context.about({ type: 'production_batch', id, detail: { carrier, pieces: counts.packed } })
    return { number, pieces: counts.packed }
  },
  form: {
    name: 'send-parti',
    done: (_, { number }) => `/admin/qr-production/${number}`,
    back: ({ number }) => `/admin/qr-production/${number}`,
  },
})

/** Packed pieces whose code was blocked or retired are stopped, and the batch is not shipped. */
async function refuseOutOfUsePieces(context: RunContext, batchId: string): Promise<Refusal | null> {
  const packed = await context.tx.productionPiece.findMany({
    where: { batchId, state: 'packed', qrCode: { state: { in: [...outOfUseStates] } } },
    orderBy: { number: 'asc' },
    select: { id: true, qrCode: { select: { code: true } } },
  })
  for (const { id } of packed) await stopOutOfUse(context, await lockPiece(context.tx, id), '')
  const code = packed.map(({ qrCode }) => formatTextCode(qrCode.code)).join(', ')
  return packed.length > 0 ? new Refusal(new ProductionError('PIECE_OUT_OF_USE', { code })) : null
}
