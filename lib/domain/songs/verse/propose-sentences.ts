import type { Sentence } from '@/lib/domain/songs/schema'
import { isSingable } from './small-words'

/** A verse has two or three sentences, and some do not scan. */
export const sentencesFor = (verses: number) => Math.max(12, verses * 4)

/**
 * The keys of at most `most` sentences that make a good song, in their order: the beginning, what the person liked, love,
 * children, work, the end. How somebody fell ill or what they died of is taken only where there is too little else.
 */
export function proposeSentences(sentences: readonly Sentence[], most: number): string[] {
  const scored = sentences.slice(0, sentencesLookedAt).flatMap((sentence, index) => {
    if (!isSingable(sentence.text)) return []
    const found = themes.filter((theme) => theme.test(sentence.text))
    return [{ key: sentence.key, index, found, score: scoreOf(sentence.text, found.length) }]
  })
  const byScore = scored.toSorted((one, other) => other.score - one.score || one.index - other.index)
  const chosen = new Set<(typeof scored)[number]>()
  // One of each theme first: eight sentences about work alone would not be a life.
  for (const theme of themes) {
    const first = byScore.find((one) => one.score > 0 && one.found.includes(theme) && !chosen.has(one))
    if (first && chosen.size < most) chosen.add(first)
  }
  for (const one of byScore) if (chosen.size < most) chosen.add(one)
  return [...chosen].sort((one, other) => one.index - other.index).map(({ key }) => key)
}

const sentencesLookedAt = 600

const oneOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const themes = [
  // the beginning
  oneOf('født|kom til verden|voksede op|barndom\\p{L}*|søskende|den (?:yngste|ældste) af'),
  // what the person liked
  oneOf('elskede|holdt af|glæde|glad|haven?|sang|spillede|strikkede|bagte|læste|dansede|fiskede|musik|stolthed|rejste'),
  // love
  oneOf('gift|giftede|kæreste\\p{L}*|forelsk\\p{L}*|mødte|bryllup\\p{L}*|forlovet|kærlighed\\p{L}*'),
  // children
  oneOf('børn|børnene|datter\\p{L}*|søn|sønn\\p{L}+|døtre\\p{L}*|\\p{L}*børnebørn\\p{L}*|oldebørn\\p{L}*'),
  // work
  oneOf(
    'arbejd\\p{L}*|uddann\\p{L}*|udlært|lære|ansat|lærer\\p{L}*|butik\\p{L}*|gård\\p{L}*|fabrik\\p{L}*|værksted\\p{L}*|tjene',
  ),
  // the end
  oneOf('sov stille ind|døde|savner|savnes|mindes|husker|lever videre|de sidste år'),
]

/** How somebody fell ill or was harmed: sung only where there is little else. */
const ofIllness = oneOf(
  'kræft\\p{L}*|sclerose|sygdom\\p{L}*|syg|diagnose\\p{L}*|hospital\\p{L}*|demens|alzheimers?|blodprop\\p{L}*|hjertestop|hjerneblødning|selvmord\\p{L}*|ulykke\\p{L}*|misbrug\\p{L}*|druknede|omkom|påkørt|kørt ned|dræbt\\p{L}*|skilsmisse\\p{L}*|skilt|konkurs|fængsel\\p{L}*|depression\\p{L}*|plejehjem\\p{L}*',
)
// What somebody did not do is no verse.
const denied = oneOf('ikke|aldrig|men|desværre')

function scoreOf(text: string, themesFound: number): number {
  const words = text.split(' ').length
  const isSingable = words >= 4 && words <= 22
  return (
    1 +
    (isSingable ? 1 : 0) +
    Math.min(2, themesFound) * 0.8 -
    (ofIllness.test(text) ? 6 : 0) -
    (denied.test(text) ? 0.6 : 0)
  )
}
