import 'server-only'
import type { Layout } from '@/lib/domain/artwork/layout'
import { countPoints } from '@/lib/domain/artwork/lettering'
import { type ArtworkOptions, mostSheetMm } from '@/lib/domain/artwork/schema'
import { fineText } from '@/lib/shared/millimetres'

/** Six long lines of a script on a plate of 1,200 mm have fewer. */
export const mostPoints = 100_000

/** About how many points the letters of a drawing have, before they are made. */
export function pointsOf({ letters }: Pick<Layout, 'letters'>): number {
  return letters.reduce((sum, { line, capMm }) => sum + countPoints(line, capMm), 0)
}

/**
 * Why nobody could make a drawing, or null: it is larger than any sheet, or its letters would keep a machine and everybody
 * else waiting. The first edition is what was approved long ago and is never refused.
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
