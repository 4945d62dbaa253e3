import 'server-only'
import { removeStonePhotoJob } from '@/lib/domain/stones/jobs'
import type { RunContext } from '@/lib/server/command'

/** Removes the photographs of a piece that is reworked: a certificate must not show the discarded plaque. */
export async function dropPiecePhotos({ tx, enqueue }: RunContext, pieceId: string): Promise<void> {
  const photos = await tx.stonePhoto.findMany({ where: { pieceId }, select: { storageKey: true } })
  await tx.stonePhoto.deleteMany({ where: { pieceId } })
  for (const { storageKey } of photos) await enqueue(removeStonePhotoJob, { storageKey })
}
