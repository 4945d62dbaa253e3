import type { Sentence } from '@/lib/domain/songs/schema'
import { type Passage, passagesOf } from './passages'
import { type ReadSentence, readSentence } from './read-sentence'

/**
 * A sentence that can be sung, with its passages. `weight` is its syllables; `number` is its place in the life story;
 * `words` are in small letters.
 */
export type Material = { number: number; weight: number; words: string[]; clauses: number; passages: Passage[] }

const sentencesReadMost = 60

/** What can be sung of some sentences, in their order. At most 60 are read; see `readSentence` for verbs we do not know. */
export function materialOf(sentences: readonly Sentence[], takesUnknownVerbs: boolean): Material[] {
  const read = sentences
    .slice(0, sentencesReadMost)
    .flatMap((sentence) => readSentence(sentence, takesUnknownVerbs) ?? [])
  const whom = {
    person: personOf(read.flatMap(({ words }) => words.map(({ bare }) => bare))),
    knownAs: namesAlone(read),
  }
  return read.flatMap((sentence) => {
    const passages = passagesOf(sentence, whom)
    const weight = sentence.words.reduce((sum, { syllables }) => sum + syllables, 0)
    const words = sentence.words.map(({ bare }) => bare)
    const clauses = sentence.clauses.length
    return passages.length === 0 ? [] : [{ number: Number(sentence.key.slice(1)), weight, words, clauses, passages }]
  })
}

// 'Inger fik otte børnebørn' allows 'Inger' for 'Inger Marie Sørensen'; 'Hans Peter' is never 'Hans'.
function namesAlone(read: readonly ReadSentence[]): Set<string> {
  const names = read.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const isAlone = (at === 0 || word.isName) && words[at + 1]?.isVerb && !words[at - 1]?.isName
      return isAlone && /^\p{Lu}\p{Ll}+$/u.test(word.text) ? [word.text] : []
    }),
  )
  return new Set(names)
}

// Who the story is about: the pronoun that it says most. Somebody else's sentence must not seem to be about them.
function personOf(words: readonly string[]): string | null {
  const count = (one: string) => words.filter((word) => word === one).length
  const [she, he, i] = [count('hun'), count('han'), count('jeg')]
  if (i > she + he) return 'jeg'
  if (she === he) return null
  return she > he ? 'hun' : 'han'
}
