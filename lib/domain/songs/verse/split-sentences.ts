import { type Sentence, sentenceLengthMost } from '@/lib/domain/songs/schema'
import { isFiniteVerb } from './finite-verbs'
import { prepositions, subordinators } from './small-words'

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

const leastWords = 25
// Longer than what is sung of a sentence: then commas are taken for full stops.
const longWords = 70

/**
 * Sentences that somebody wrote without a full stop between them: 'hun boede i Ribe hun elskede sin have'. A text is cut
 * only where a new statement begins with a pronoun and its verb, and only if it is long. Nothing is left out.
 */
function splitRunOn(text: string): string[] {
  const words = text.split(' ')
  if (words.length < leastWords || (/[,.;:!?]./.test(text) && words.length <= longWords)) return [text]
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const parts: string[] = []
  let from = 0
  for (let at = 1; at < words.length - 1; at++) {
    if (at - from < 3 || !begins(bare, at)) continue
    parts.push(words.slice(from, at).join(' '))
    from = at
  }
  // One alone is rather 'den have hun havde drømt om'.
  return parts.length > 1 ? [...parts, words.slice(from).join(' ')] : [text]
}

function begins(words: readonly string[], at: number): boolean {
  const [before = '', first = '', second = ''] = words.slice(at - 1, at + 2)
  return /^(hun|han|de|vi|jeg)$/.test(first) && isFiniteVerb(second, first) && !isOpen(before, words[at - 2])
}

// 'blev hun', 'da hun', 'og hun', 'alt hvad hun': the statement has begun before.
const isOpen = (word: string, before: string | undefined) =>
  isFiniteVerb(word, before) ||
  subordinators.has(word) ||
  prepositions.has(word) ||
  /^(og|men|eller|alt|alle|dengang|end|selv|fordi)$/.test(word)
