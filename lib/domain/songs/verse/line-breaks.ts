import type { Word } from './read-sentence'
import {
  adverbs,
  articles,
  limiting,
  particles,
  prepositions,
  subjectPronouns,
  subordinators,
  tightBefore,
} from './small-words'

/** How little a line may end before this word: 0 as after a comma, up to 2, or Infinity for never. */
export function costOfBreak(words: Word[], at: number): number {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word) return Number.POSITIVE_INFINITY
  if (before.comma) return 0
  if (isHeld(before, word, words[at - 2])) return Number.POSITIVE_INFINITY
  if (word.bare === 'og' || word.bare === 'men') return costBeforeAnd(words, at)
  if (word.bare === 'som') return 0.4
  if (/^(da|mens|når|fordi|hvor|der|indtil|hvis|så)$/.test(word.bare) && !before.isVerb) return 0.2
  if (prepositions.has(word.bare)) return costBeforePreposition(words, at)
  if (word.bare === 'at') return before.isVerb ? 1 : 0.6
  if (/^(hver|hele|altid|igen|sammen|begge)$/.test(word.bare)) return 0.5
  if (word.isVerb && at > 1) return 0.7
  // 'Hun elskede / sin have'
  if (before.isVerb && articles.has(word.bare) && at > 1) return 1.2
  // 'Hun var bange for hestene / den første uge'
  if (!before.isVerb && articles.has(word.bare)) return 0.7
  // 'I 1976 fik hun / datteren Aylin'
  const belongsToVerb = tightBefore.has(word.bare) || particles.has(word.bare)
  if (subjectPronouns.has(before.bare) && words[at - 2]?.isVerb && !belongsToVerb) {
    // 'holdt han / tale' has one word waiting alone.
    return at === words.length - 1 ? 1.8 : 0.9
  }
  return /^(ikke|aldrig|gerne|særlig|især|næsten|stille)$/.test(word.bare) ? 0.8 : Number.POSITIVE_INFINITY
}

// Words that the next one belongs to.
function isHeld(word: Word, next: Word, before: Word | undefined): boolean {
  if (word.bare === 'og' || word.bare === 'eller' || word.bare === 'at' || word.bare === 'der') return true
  if (/^(d|kl|dr|hr|fr|nr|ca|st|chr|mest|mere|så|meget|bl\.a|f\.eks)$/.test(word.bare)) return true
  // 'voksede op / på Nørrebro', but never 'arbejdede på / en restaurant'.
  const isParticle =
    particles.has(word.bare) && before && (before.isVerb || /^(sig|hende|ham|hun|han|de)$/.test(before.bare))
  if (isParticle && (prepositions.has(next.bare) || !prepositions.has(word.bare))) return false
  if (subordinators.has(word.bare) || prepositions.has(word.bare)) return true
  // 'få alle / til at føle sig set'
  if (/^(alle|mange|flere|nogle|alt)$/.test(word.bare) && prepositions.has(next.bare)) return false
  if (articles.has(word.bare) || (subjectPronouns.has(word.bare) && next.isVerb)) return true
  return /^\d{1,2}\.?$/.test(word.bare) || (limiting.has(word.bare) && word.bare !== 'nok')
}

function costBeforeAnd(words: Word[], at: number): number {
  const next = words[at + 1]
  const opens = next && (next.isVerb || subjectPronouns.has(next.bare) || words[at + 2]?.isVerb)
  return opens ? 0 : 0.5
}

function costBeforePreposition(words: Word[], at: number): number {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word) return Number.POSITIVE_INFINITY
  if (tightBefore.has(before.bare)) return 1.2
  // 'en del af', 'lyden af': the noun waits for it.
  if (word.bare === 'af') return 0.9
  if (before.isVerb) return at > 2 ? 0.9 : 1.2
  // A small word of place may belong to the verb: 'voksede / op' never, 'voksede op / på' well.
  if (particles.has(word.bare) && (word.comma || at === words.length - 1)) return Number.POSITIVE_INFINITY
  // 'året / efter'
  if (/^(efter|før)$/.test(word.bare) && /^(år|året|dagen|ugen|måneden)$/.test(before.bare))
    return Number.POSITIVE_INFINITY
  return adverbs.has(before.bare) ? 0.5 : 0.3
}
