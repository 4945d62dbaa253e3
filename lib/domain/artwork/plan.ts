import 'server-only'
import { type Layout, layOut, tooLongLines } from '@/lib/domain/artwork/layout'
import { countPoints, missingLetters } from '@/lib/domain/artwork/lettering'
import { materialFacts } from '@/lib/domain/artwork/materials'
import { type Plaque, plaqueOf } from '@/lib/domain/artwork/plaque'
import { linesOf, type RowsInput } from '@/lib/domain/artwork/rows'
import { type ArtworkOptions, mostSheetMm } from '@/lib/domain/artwork/schema'
import { type QrSymbol, qrSymbol, tooSmallText } from '@/lib/domain/artwork/symbol'
import { fineText } from '@/lib/shared/millimetres'

/** Smaller modules are lost in the grain of any stone, mm. */
export const leastModuleMm = 0.5

export type StopCode = 'ARTWORK_TOO_SMALL' | 'ARTWORK_LETTER_MISSING' | 'ARTWORK_DOES_NOT_FIT' | 'ARTWORK_TOO_LARGE'
export type Stop = { code: StopCode; text: string; letters?: string }

/** A drawing's layout and problems, before its outlines are made. */
export type Plan = {
  symbol: QrSymbol
  moduleMm: number
  fieldMm: number
  plaque: Plaque | null
  /** Null when there is a stop. */
  layout: Layout | null
  /** Why it cannot be drawn; `text` is a Danish sentence. */
  stops: Stop[]
}

/** Plans a drawing. Never throws: what makes it impossible is in `stops`. */
export function planArtwork(options: ArtworkOptions, code: string): Plan {
  const symbol = qrSymbol(code, options.errorCorrection)
  const moduleMm = options.symbolMm / symbol.modules
  const fieldMm = moduleMm * (symbol.modules + 2 * options.quietModules)
  const stops: Stop[] = []
  if (moduleMm < leastModuleMm) {
    const text = `Felterne bliver kun ${fineText(moduleMm)} mm. Under 0,5 mm kan de ikke læses. ${tooSmallText(options.symbolMm, options.errorCorrection) ?? ''}`
    stops.push({ code: 'ARTWORK_TOO_SMALL', text })
  }
  const { inscription, people, caption } = linesOf(options, code)
  const letters = [...new Set([...inscription, ...people.flat(), caption].flatMap(missingLetters))]
    .map((letter) => `»${letter}«`)
    .join(', ')
  if (letters) {
    const text = `Skrifttypen har ikke ${letters}. Skriv det på en anden måde.`
    stops.push({ code: 'ARTWORK_LETTER_MISSING', text, letters })
  }
  const made = plaqueOf(options)
  if (typeof made === 'number') {
    const text =
      options.holes === 'own'
        ? `Hul ${made} går for tæt på kanten eller et andet hul. Flyt det, eller gør det mindre.`
        : 'Hullerne kan ikke være på pladen. Flyt dem, eller gør dem mindre.'
    stops.push({ code: 'ARTWORK_DOES_NOT_FIT', text })
  }
  const plaque = typeof made === 'number' ? null : made
  const input = { options, code, fieldMm, moduleMm, plaque }
  const { engravesLight } = materialFacts(options.material)
  const layout = stops.length === 0 ? layOut(input, engravesLight) : null
  if (stops.length === 0 && !layout) {
    stops.push({ code: 'ARTWORK_DOES_NOT_FIT', text: whyNoSpace(input, engravesLight) })
  }
  const tooLarge = layout && tooLargeText(options, layout)
  if (tooLarge) stops.push({ code: 'ARTWORK_TOO_LARGE', text: tooLarge })
  return { symbol, moduleMm, fieldMm, plaque, layout: tooLarge ? null : layout, stops }
}

function whyNoSpace(input: RowsInput, engravesLight: boolean): string {
  const fitsWith = (other: Partial<ArtworkOptions>) => {
    const options = { ...input.options, ...other }
    const plaque = plaqueOf(options)
    return typeof plaque !== 'number' && layOut({ ...input, options, plaque }, engravesLight) !== null
  }
  const { holes, ownHoles, capsMm } = input.options
  if (holes === 'own') {
    const inTheWay = ownHoles.findIndex((_, at) => fitsWith({ ownHoles: ownHoles.filter((_, index) => index !== at) }))
    if (inTheWay >= 0)
      return `Hul ${inTheWay + 1} ligger i vejen for koden eller teksten. Flyt det, eller gør det mindre.`
    if (fitsWith({ holes: 'none' }))
      return 'Hullerne ligger i vejen for koden eller teksten. Flyt dem, eller gør dem mindre.'
  }
  if (capsMm.some((capMm) => capMm !== null) && fitsWith({ capsMm: [] })) {
    return 'Bogstaverne kan ikke være så høje på pladen. Gør dem mindre, eller lad højden være tom.'
  }
  const [tooLong] = tooLongLines(input)
  return tooLong
    ? `»${tooLong}« er for lang til pladen. Del den i to linjer, eller gør pladen bredere.`
    : 'Koden og teksten kan ikke være på pladen. Gør pladen større, koden mindre eller teksten kortere.'
}

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
