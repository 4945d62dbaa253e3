import 'server-only'
import { widestCode } from '@/lib/domain/artwork/lettering'
import { planArtwork } from '@/lib/domain/artwork/plan'
import type { ArtworkOptions, ArtworkSheet } from '@/lib/domain/artwork/schema'
import { DomainError } from '@/lib/server/errors'

/**
 * Refuses options that cannot be drawn, before anything is ordered: INVALID_INPUT with the reason, at `options`, or at
 * `sheet` when one drawing is larger than the sheet. Tries the code that is widest in letters, because any narrower one
 * fits if that one does.
 */
export function assertDrawable({
  options,
  sheet,
  codes,
}: {
  options: ArtworkOptions
  sheet: ArtworkSheet | null
  /** At least one. */
  codes: readonly string[]
}): void {
  const code = widestCode(codes)
  const { layout, stops } = planArtwork(options, code)
  const [stop] = stops
  if (stop) throw new DomainError('INVALID_INPUT', {}, { options: stop.text })
  if (sheet && layout && !fits(layout, sheet)) {
    const sentence = 'Tegningen er større end arket. Gør arket større, eller lad være med at samle tegningerne på ark.'
    throw new DomainError('INVALID_INPUT', {}, { sheet: sentence })
  }
}

/** Whether one drawing fits on the sheet, turned or not, with the gap to the edge. */
function fits(drawing: { widthMm: number; heightMm: number }, { widthMm, heightMm, gapMm }: ArtworkSheet): boolean {
  const space = [widthMm - 2 * gapMm, heightMm - 2 * gapMm].sort((one, other) => one - other)
  const needed = [drawing.widthMm, drawing.heightMm].sort((one, other) => one - other)
  return needed.every((side, index) => side <= (space[index] ?? 0))
}
