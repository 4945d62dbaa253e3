import 'server-only'
import { ProductionError } from '@/lib/domain/production/errors'
import { findOtherOfBatch } from '@/lib/domain/production/other-scanned'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { changePiece, heldBy, lockPiece, released, stopOutOfUse, unchecked } from '@/lib/domain/production/pieces'
import { switchPieceInput } from '@/lib/domain/production/schema'
import { Refusal } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** Returns the taken piece and takes the one of the same batch that was scanned instead. */
export const switchPiece = defineStepCommand({
  name: 'production.switch-piece',
  input: switchPieceInput,
  at: 'quality_check',
  async run(context, { station, other: otherId }, row) {
    const { tx, actor } = context
    const wanted = await tx.productionPiece.findFirst({
      where: { id: otherId, batchId: row.batch.id },
      select: { heldByName: true, qrCode: { select: { code: true } } },
    })
    if (!wanted) throw new DomainError('NOT_FOUND')
    // Skips a locked row: two people switching to each other's pieces would deadlock.
    const [free] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "ProductionPiece" WHERE id = ${otherId}::uuid FOR UPDATE SKIP LOCKED`
    const other = free ? await findOtherOfBatch(tx, row, wanted.qrCode) : null
    if (!other?.canSwitch) throw new ProductionError('PIECE_TAKEN', { name: wanted.heldByName ?? 'En anden' })
    const next = await lockPiece(tx, otherId)
    if (await stopOutOfUse(context, next, station)) {
      return new Refusal(new ProductionError('PIECE_OUT_OF_USE', { code: formatTextCode(next.qrCode.code) }))
    }
    await changePiece(context, row, { data: { ...released, ...unchecked }, kind: 'given_back', station })
    const reason = `Scannet i stedet for stykke ${row.number}.`
    await changePiece(context, next, {
      data: { ...heldBy(actor, station), ...unchecked },
      kind: 'taken',
      station,
      reason,
    })
    return { id: next.id, number: next.number }
  },
})
