import type { StoneMaterial } from '@/lib/domain/artwork/schema'

/** A material as a picture shows it: its surface and what is engraved in it. Only to look at, never to measure. */
export const stoneColours: Record<StoneMaterial, { surface: string; engraved: string }> = {
  polished_black_granite: { surface: '#26272b', engraved: '#d8d5cd' },
  grey_granite: { surface: '#b7b5b0', engraved: '#1e1e20' },
  marble: { surface: '#efece5', engraved: '#26262a' },
  steel: { surface: '#cdd1d4', engraved: '#202226' },
  slate: { surface: '#40464d', engraved: '#c9c8c3' },
}
