import { isFiniteVerb } from './finite-verbs'
import { splitMarks } from './marks'
import { prepositions, subordinators } from './small-words'

const leastWords = 25
// Longer than what is sung of a sentence: then commas are taken for full stops.
const longWords = 70

/**
 * Sentences that somebody wrote without a full stop between them: 'hun boede i Ribe hun elskede sin have'. A text is cut
 * only where a new statement begins with a pronoun and its verb, and only if it is long. Nothing is left out.
 */
export function splitRunOn(text: string): string[] {
  const words = text.split(' ')
  if (words.length < leastWords || (/[,.;:!?]./.test(text) && words.length <= longWords)) return [text]
  const bare = words.map((word) => splitMarks(word.toLowerCase()).core)
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
