import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'

export type TextSentences = {
  /** When it is no text at all. */
  missing?: string
  /** When it is longer than `most`. */
  tooLong?: string
}

/**
 * A text of at most `most` characters (code points) once `tidy` has made of it what the person meant. It is measured
 * before that: neither `tidy` nor an expression behind it ever reads more than `roomFor(most)` characters, because even
 * an expression that is linear is slow on 16 MB. Every text of an input begins with this or with `boundedText`; a test
 * tries all of them (tests/inputs).
 */
export function typedText(most: number, tidy: (text: string) => string = trim, sentences: TextSentences = {}) {
  const { missing = 'Skriv en tekst.', tooLong = tooLongSentence(most) } = sentences
  return boundedText(roomFor(most), { missing, tooLong }).overwrite(tidy).max(most, tooLong)
}

/** A text of at most `most` characters as it came: whatever is chained after it sees none that is longer. */
export function boundedText(most: number, { missing = 'Skriv en tekst.', tooLong }: TextSentences = {}) {
  const refusal = { error: tooLong ?? tooLongSentence(most), abort: true }
  // A character is at most two units, of which the language knows the number; zod's `max` goes through the text.
  return z
    .string(missing)
    .refine((text) => text.length <= most * 2, refusal)
    .max(most, refusal)
}

/** Longest text that is tidied into one of `most` characters: what is pasted brings spaces and line ends along. */
export function roomFor(most: number): number {
  return most * 2 + 1000
}

const trim = (text: string) => text.trim()

function tooLongSentence(most: number): string {
  return `Det er for langt. Der er plads til ${most.toLocaleString('da-DK')} tegn.`
}
