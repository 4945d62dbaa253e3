import type { SungSyllable } from '@/lib/domain/songs/sung-words'
import { rhymeOf } from './rhyme'
import { spokenWords } from './spoken-words'
import { stressOf } from './stress'

export type DescribedLine = {
  /** As they are sung and printed under the notes; see `spokenWords` for numbers. */
  syllables: SungSyllable[]
  /** Two lines with the same key rhyme, unless they end in the same word. Empty for a line without words. */
  rhymeKey: string
  /** Two lines with the same one sound alike: 'haven' and 'dagen'. Empty for a line without words. */
  halfRhymeKey: string
}

/** How a line is sung: its syllables, which are stressed, and what it rhymes by. By rules of our own on Danish spelling. */
export function describeLine(text: string): DescribedLine {
  const words = spokenWords(text).map((syllables) => {
    const bare = syllables.join('').replace(/[^\p{L}]/gu, '')
    return { syllables, stress: stressOf(bare, syllables) }
  })
  const last = words.at(-1)
  const rhyme = last ? rhymeOf(last.syllables, last.stress) : { key: '', halfKey: '' }
  return {
    syllables: words.flatMap(({ syllables, stress }) =>
      syllables.map((text, index) => ({
        text,
        isStressed: index === stress,
        endsWord: index === syllables.length - 1,
      })),
    ),
    rhymeKey: rhyme.key,
    halfRhymeKey: rhyme.halfKey,
  }
}
