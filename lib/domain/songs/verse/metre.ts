import type { SongForm } from '@/lib/domain/songs/schema'
import { type SungSyllable, sungSyllables } from '@/lib/domain/songs/verse/sung-syllables'

/** The syllables of each line of a verse, in the forms that Danish congregations and families sing most. */
export const metres: Record<SongForm, readonly [number, number, number, number]> = {
  hymn: [8, 7, 8, 7],
  ballad: [8, 6, 8, 6],
  lullaby: [7, 6, 7, 6],
}

/** A melody takes a line with one syllable more or fewer than its own, by an upbeat or a note held longer. */
const syllablesOff = 1

export type LineFit = { syllables: SungSyllable[]; wanted: number; hint: string | null }

/**
 * How a line is sung at its place in the verse (0 is the first line; a place beyond the last counts round).
 * The hint is a sentence for whoever writes it, null where there is nothing to say.
 */
export function lineFits(text: string, form: SongForm, place: number): LineFit {
  const metre = metres[form]
  const wanted = metre[Math.abs(Math.trunc(place)) % metre.length] ?? metre[0]
  const syllables = sungSyllables(text)
  return { syllables, wanted, hint: hintFor(syllables.length, wanted) }
}

function hintFor(syllables: number, wanted: number): string | null {
  const off = syllables - wanted
  if (syllables === 0) return `Skriv en linje. Melodien har ${wanted} stavelser her.`
  if (Math.abs(off) <= syllablesOff) return null
  const both = `Linjen har ${syllablesInWords(syllables)}, melodien ${wanted}.`
  if (Math.abs(off) <= 3) return `${both} Den kan stadig synges.`
  return off > 0
    ? `${both} Gør den gerne kortere, så den er lettere at synge.`
    : `${both} Gør den gerne længere, så den er lettere at synge.`
}

export const syllablesInWords = (count: number) => (count === 1 ? 'én stavelse' : `${count} stavelser`)
