import 'server-only'
import { createHash } from 'node:crypto'
import type { Drawing } from '@/lib/domain/artwork/drawing'

/**
 * SHA-256, in hex, of everything cut and engraved and of the symbol's text: drawings with the same hash make the same
 * stone, in any file format.
 */
export function drawingHash({ widthMm, heightMm, material, engrave, cut, symbol, engravesLight }: Drawing): string {
  const stone = [widthMm, heightMm, material, engrave, cut, symbol.text, engravesLight]
  return createHash('sha256').update(JSON.stringify(stone)).digest('hex')
}
