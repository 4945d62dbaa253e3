import { randomUUID } from 'node:crypto'
import { db } from '@/lib/server/db'

type Piece = {
  memorial: { id: string }
  title?: string
  position?: number
  status?: 'ready' | 'processing' | 'failed' | 'hidden'
  rights?: 'own_recording' | 'own_work' | 'licence' | 'free' | null
  isShown?: boolean
  isTop?: boolean
}

/** A piece of a page's music, without files. Its rights are stated unless `rights` is null. */
export async function createPiece({
  memorial,
  title = 'Den signede dag',
  status = 'ready',
  position = 0,
  rights = 'own_work',
  ...piece
}: Piece): Promise<{ id: string; storageKey: string }> {
  return db.media.create({
    data: {
      memorialId: memorial.id,
      kind: 'music',
      status,
      position,
      storageKey: `media/${randomUUID()}`,
      width: 0,
      height: 0,
      widths: [],
      colour: '#b8b4ae',
      bytes: 1,
      durationSeconds: 80,
      loudness: -1800,
      contentType: 'audio/mpeg',
      checksum: '0'.repeat(64),
      caption: title,
      piece: { create: { memorialId: memorial.id, source: 'upload', rights, ...piece } },
    },
    select: { id: true, storageKey: true },
  })
}
