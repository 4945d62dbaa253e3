import type { Drawing, Outline } from '@/lib/domain/artwork/drawing'
import { snap } from '@/lib/domain/artwork/polygons'

/** A drawing seen from behind. Outlines run the other way round, which makes no difference to the even-odd rule. */
export function mirrored(drawing: Drawing): Drawing {
  const { widthMm, symbol } = drawing
  const turn = (outline: Outline): Outline =>
    outline.kind === 'circle'
      ? { ...outline, centre: [snap(widthMm - outline.centre[0]), outline.centre[1]] }
      : { kind: 'polygon', points: outline.points.map(([x, y]) => [snap(widthMm - x), y] as const) }
  return {
    ...drawing,
    engrave: drawing.engrave.map(turn),
    cut: drawing.cut.map(turn),
    symbol: { ...symbol, x: snap(widthMm - symbol.x - symbol.sideMm) },
    isMirrored: true,
  }
}
