import type { Clause, ReadSentence, Word } from './read-sentence'
import { adverbs, pointing, prepositions, subjectPronouns, subordinators } from './small-words'

/**
 * The words that are the subject of a clause, from the clause itself or from the nearest one before that has one; null
 * where our rules cannot tell. Only a pronoun, a name, or up to three words right before the verb count.
 */
export function subjectOf({ words, clauses }: ReadSentence, index: number): Word[] | null {
  for (let at = index; at >= 0; at--) {
    const clause = clauses[at]
    if (!clause) return null
    if (clause.kind === 'side') return null
    if (clause.hasSubject) return subjectIn(words, clause)
  }
  return null
}

function subjectIn(words: Word[], clause: Clause): Word[] | null {
  const start = clause.start + (clause.kind === 'and' || clause.kind === 'but' ? 1 : 0)
  const verb = words.findIndex(({ isVerb }, at) => at >= start && at < clause.end && isVerb)
  if (verb < 0) return null
  const before = words.slice(start, verb)
  const after = wholeName(words, verb + 1)
  const first = before[0]
  if (after.length > 0 && (!first || !subjectPronouns.has(first.bare))) return usable(after)
  if (!first || before.length > 3 || before.some(({ comma }) => comma)) return null
  const isTurned = prepositions.has(first.bare) || adverbs.has(first.bare) || subordinators.has(first.bare)
  return isTurned || (before.length > 1 && subjectPronouns.has(first.bare)) ? null : usable(before)
}

// 'blev hun gift', 'fik Karen Marie': the subject stands after the verb.
function wholeName(words: Word[], at: number): Word[] {
  const word = words[at]
  if (word && subjectPronouns.has(word.bare)) return [word]
  let end = at
  while (words[end]?.isName) end++
  return words.slice(at, end)
}

function usable(subject: Word[]): Word[] | null {
  const [first] = subject
  if (!first) return null
  return subject.length === 1 && pointing.has(first.bare) && first.bare !== 'de' ? null : subject
}
