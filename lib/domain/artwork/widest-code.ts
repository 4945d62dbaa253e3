import 'server-only'
import { measureLine } from '@/lib/domain/artwork/lettering'

/**
 * The code that is widest in letters, ignoring kerning: if its drawing fits, so do the others with the same options.
 * Throws when there are no codes.
 */
export function widestCode(codes: readonly string[]): string {
  const widths = new Map<string, number>()
  const widthOf = (letter: string) => {
    const known = widths.get(letter)
    if (known !== undefined) return known
    const width = measureLine({ text: letter, face: 'sans-semibold' }).right
    widths.set(letter, width)
    return width
  }
  const [first, ...others] = codes.map((code) => ({
    code,
    width: Array.from(code).reduce((sum, letter) => sum + widthOf(letter), 0),
  }))
  if (!first) throw new Error('no codes')
  return others.reduce((widest, next) => (next.width > widest.width ? next : widest), first).code
}
