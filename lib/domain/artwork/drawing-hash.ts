import 'server-only'
import { createHash } from 'node:crypto'
import type { Drawing } from '@/lib/domain/artwork/drawing'

/**
 * SHA-256, in hex, of all that is cut and engraved and of what the code says: two drawings with the same one make the
 * same stone, whatever file they are written to.
 */
export function drawingHash({ widthMm, heightMm, material, engrave, cut, symbol, engravesLight }: Drawing): string {
  const stone = [widthMm, heightMm, material, engrave, cut, symbol.text, engravesLight]
  return createHash('sha256').update(JSON.stringify(stone)).digest('hex')
}
