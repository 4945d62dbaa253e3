import 'server-only'
import { type Layout, layOut, tooLongLines } from '@/lib/domain/artwork/layout'
import { missingLetters } from '@/lib/domain/artwork/lettering'
import { materialFacts } from '@/lib/domain/artwork/materials'
import { type Plaque, plaqueOf } from '@/lib/domain/artwork/plaque'
import { linesOf } from '@/lib/domain/artwork/rows'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { type QrSymbol, qrSymbol } from '@/lib/domain/artwork/symbol'

/** Finer modules than this are lost in the grain of any stone. */
export const leastModuleMm = 0.5

export type StopCode = 'ARTWORK_TOO_SMALL' | 'ARTWORK_LETTER_MISSING' | 'ARTWORK_DOES_NOT_FIT'
export type Stop = { code: StopCode; text: string; letters?: string }

/** What a drawing will be, before its outlines are made. */
export type Plan = {
  symbol: QrSymbol
  moduleMm: number
  fieldMm: number
  plaque: Plaque | null
  /** Null when there is a stop. */
  layout: Layout | null
  /** Why it cannot be drawn, as Danish sentences. */
  stops: Stop[]
}

/** Plans a drawing. Throws nothing: what cannot be done stands in `stops`. */
export function planArtwork(options: ArtworkOptions, code: string): Plan {
  const symbol = qrSymbol(code, options.errorCorrection)
  const moduleMm = options.symbolMm / symbol.modules
  const fieldMm = moduleMm * (symbol.modules + 2 * options.quietModules)
  const stops: Stop[] = []
  if (moduleMm < leastModuleMm) {
    const text = `Felterne bliver kun ${millimetres(moduleMm)}. Under 0,5 mm kan de ikke læses. Gør koden større.`
    stops.push({ code: 'ARTWORK_TOO_SMALL', text })
  }
  const { inscription, caption } = linesOf(options, code)
  const letters = [...new Set([...inscription, caption].flatMap(missingLetters))]
    .map((letter) => `»${letter}«`)
    .join(', ')
  if (letters) {
    const text = `Skrifttypen har ikke ${letters}. Skriv det på en anden måde.`
    stops.push({ code: 'ARTWORK_LETTER_MISSING', text, letters })
  }
  const made = plaqueOf(options)
  if (made === 'holes') {
    const text = 'Hullerne kan ikke være på pladen. Flyt dem, eller gør dem mindre.'
    stops.push({ code: 'ARTWORK_DOES_NOT_FIT', text })
  }
  const plaque = made === 'holes' ? null : made
  const input = { options, code, fieldMm, moduleMm, plaque }
  const layout = stops.length === 0 ? layOut(input, materialFacts(options.material).engravesLight) : null
  if (stops.length === 0 && !layout) {
    const [tooLong] = tooLongLines(input)
    const text = tooLong
      ? `»${tooLong}« er for lang til pladen. Del den i to linjer, eller gør pladen bredere.`
      : 'Koden og teksten kan ikke være på pladen. Gør pladen større, koden mindre eller teksten kortere.'
    stops.push({ code: 'ARTWORK_DOES_NOT_FIT', text })
  }
  return { symbol, moduleMm, fieldMm, plaque, layout, stops }
}

/** A length as a person reads it: '1,21 mm'. */
export function millimetres(length: number): string {
  // Rounded down: a module of 0.999 mm must not be called 1 mm.
  return `${(Math.floor(length * 100 + 1e-6) / 100).toLocaleString('da-DK', { maximumFractionDigits: 2 })} mm`
}
