import { type Sentence, sentenceLengthMost } from '@/lib/domain/songs/schema'
import { splitRunOn } from './run-on'

/**
 * The sentences of a life story without markup, in order, numbered from 's1'. A new line always ends a sentence, so a
 * heading is one of its own; one without full stops is cut as `splitRunOn` says. One longer than `sentenceLengthMost` is
 * cut between two words. Takes time in proportion to the length.
 */
export function splitSentences(plainStory: string): Sentence[] {
  const texts: string[] = []
  for (const paragraph of plainStory.split(/[\r\n\u2028\u2029]+/)) {
    // Most lines of a list have no end within: the segmenter, which is slow to start, is asked for the others only.
    if (!/[.!?…][^\s\p{L}]{0,4}\s/u.test(paragraph)) {
      texts.push(...withinLimit(paragraph))
      continue
    }
    let from = 0
    for (const { segment, index } of segmenter.segment(paragraph)) {
      const end = index + segment.length
      if (endsInAbbreviation(paragraph.slice(Math.max(from, end - abbreviationMost), end))) continue
      texts.push(...withinLimit(paragraph.slice(from, end)))
      from = end
    }
    texts.push(...withinLimit(paragraph.slice(from)))
  }
  return texts.slice(0, sentencesOfStoryMost).map((text, index) => ({ key: `s${index + 1}`, text }))
}

const segmenter = new Intl.Segmenter('da', { granularity: 'sentence' })

// The highest number that `sentenceKey` has room for.
const sentencesOfStoryMost = 99_999

// Intl.Segmenter ends a sentence after each of these when a capital or a number follows. 'osv.' and 'm.m.' are not here:
// with a capital after them, the sentence has ended.
const abbreviation =
  /(?:^|[\s("»“])(?:d|kl|dr|hr|fr|frk|chr|bl\.a|f\.eks|ca|nr|st|sct|skt|pr|jf|prof|f|g|afd|tlf|inkl|fhv|kap|red|ing|mag)\.\s*$/iu
const initial = /(?:^|[\s("»“.])\p{Lu}\.\s*$/u

const abbreviationMost = 14

const endsInAbbreviation = (end: string) => abbreviation.test(end) || initial.test(end)

function withinLimit(text: string): string[] {
  let rest = text.replace(/\s+/gu, ' ').trim()
  const pieces: string[] = []
  while (rest.length > sentenceLengthMost) {
    const space = rest.lastIndexOf(' ', sentenceLengthMost)
    const end = space > 0 ? space : beforeSurrogate(rest, sentenceLengthMost)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...pieces, rest].flatMap(splitRunOn).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function beforeSurrogate(text: string, end: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end - 1 : end
}
