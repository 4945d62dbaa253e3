import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'
import { cleanText } from '@/lib/shared/input/clean-text'

export type TextSentences = {
  /** When it is not text. */
  missing?: string
  /** When it is longer than `most`. */
  tooLong?: string
}

/**
 * A text of at most `most` code points after `tidy`, by default `cleanText`. A length check comes first: neither `tidy` nor a later
 * expression ever reads more than `capacityFor(most)` characters, because even a linear expression is slow on 16 MB.
 * Every text input starts with this or with `boundedText`; a test tries all of them (tests/inputs).
 */
export function typedText(most: number, tidy: (text: string) => string = cleanText, sentences: TextSentences = {}) {
  const { missing = 'Skriv en tekst.', tooLong = tooLongSentence(most) } = sentences
  return boundedText(capacityFor(most), { missing, tooLong }).overwrite(tidy).max(most, tooLong)
}

/** A text of at most `most` code points, unchanged. Anything chained after it never sees a longer one. */
export function boundedText(most: number, { missing = 'Skriv en tekst.', tooLong }: TextSentences = {}) {
  const refusal = { error: tooLong ?? tooLongSentence(most), abort: true }
  // A code point is at most two UTF-16 units, whose count is free; zod's `max` walks the text.
  return z
    .string(missing)
    .refine((text) => text.length <= most * 2, refusal)
    .max(most, refusal)
}

/** The longest text that is tidied into one of `most` characters: pasted text brings extra spaces and line ends. */
export function capacityFor(most: number): number {
  return most * 2 + 1000
}

function tooLongSentence(most: number): string {
  return `Det er for langt. Der er plads til ${most.toLocaleString('da-DK')} tegn.`
}
