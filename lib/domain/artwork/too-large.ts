import 'server-only'
import type { Layout } from '@/lib/domain/artwork/layout'
import { countPoints } from '@/lib/domain/artwork/lettering'
import { type ArtworkOptions, mostSheetMm } from '@/lib/domain/artwork/schema'
import { fineText } from '@/lib/shared/millimetres'

/** Above what six long lines of a script on a plaque of 1,200 mm need. */
export const mostPoints = 100_000

/** An estimate of how many points a drawing's letters have, without making them. */
export function pointsOf({ letters }: Pick<Layout, 'letters'>): number {
  return letters.reduce((sum, { line, capMm }) => sum + countPoints(line, capMm), 0)
}

/**
 * Why a drawing is too large, as a Danish sentence, or null: larger than any sheet, or letters with too many points for
 * a machine and our server. Drawings of the first edition are approved ones and never refused.
 */
export function tooLargeText(options: ArtworkOptions, layout: Layout): string | null {
  if (options.edition === 1) return null
  const { widthMm, heightMm } = layout
  if (Math.max(widthMm, heightMm) > mostSheetMm) {
    const [side, mm] = widthMm >= heightMm ? ['bred', widthMm] : ['høj', heightMm]
    const most = mostSheetMm.toLocaleString('da-DK')
    return `Tegningen bliver ${fineText(Math.ceil(mm))} mm ${side}. Den må højst være ${most} mm. Gør bogstaverne lavere, eller del teksten i flere linjer.`
  }
  if (pointsOf(layout) <= mostPoints) return null
  return 'Der er for mange og for store bogstaver til én tegning. Gør teksten kortere, bogstaverne mindre, eller vælg en enklere skrift.'
}
