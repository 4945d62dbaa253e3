import type { Sentence } from '@/lib/domain/songs/schema'
import { describeLine } from './describe-line'
import { isFiniteVerb } from './finite-verbs'
import { splitMarks } from './marks'
import { adverbs, isDanish, leavable, prepositions, subjectPronouns, subordinators } from './small-words'

/** A word of a sentence; `text` is printed, `bare` is in small letters without marks, `syllables` are sung. */
export type Word = { text: string; bare: string; syllables: number; isName: boolean; isVerb: boolean; comma: boolean }

/**
 * A clause from `start` to before `end`. 'first' begins the sentence, 'main' follows a clause put in front of it, 'and' and
 * 'but' are joined by that word, 'side' depends on another. `hasSubject` is false where the subject is that of the clause
 * before.
 */
export type Clause = {
  start: number
  end: number
  kind: 'first' | 'main' | 'and' | 'but' | 'side'
  hasSubject: boolean
}

export type ReadSentence = { key: string; words: Word[]; clauses: Clause[]; isOnePiece: boolean }

const wordsMost = 70
const persons = new Set(['hun', 'han', 'jeg', 'vi', 'man'])

/**
 * A sentence in its words and clauses; null for one that is not sung: in another language or script, with markup, a
 * question, longer than 70 words, or without a verb we know, unless `takesUnknownVerbs` and somebody does something in
 * it. `isOnePiece` is a sentence of which no part may stand alone: with quoted speech or a colon, or with such a verb.
 */
export function readSentence({ key, text }: Sentence, takesUnknownVerbs = false): ReadSentence | null {
  const tidied = tidy(text)
  if (tidied === null) return null
  const words = wordsOf(tidied)
  if (words.length < 3 || words.length > wordsMost || !isDanish(words.map(({ bare }) => bare))) return null
  const isKnown = words.some(({ isVerb }) => isVerb)
  if (!isKnown && !(takesUnknownVerbs && words.some(({ bare }) => persons.has(bare)))) return null
  return { key, words, clauses: clausesOf(words), isOnePiece: !isKnown || /[:;"»«”“„]/.test(tidied) }
}

function tidy(text: string): string | null {
  if (text.length > 700) return null
  const plain = withoutEnd(
    text
      .replace(/\([^()]{0,200}\)/gu, ' ')
      .replace(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, ' ')
      .replace(/\s+/gu, ' ')
      .replaceAll(' ,', ',')
      .replaceAll(' .', '.'),
  )
  if (/[<>{}[\]@\\/|_=#*^~`()?$€]|https?:|www\./iu.test(plain)) return null
  // Other scripts than the Latin one have none of our syllables.
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(plain) ? null : plain
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && '.!… '.includes(text.charAt(end - 1))) end--
  return text.slice(0, end).trim()
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const tokens = text.split(' ')
  for (const [at, token] of tokens.entries()) {
    if (!/[\p{L}\p{N}&%]/u.test(token)) {
      // A dash stays with the word before it.
      const last = words.at(-1)
      if (last && /^[–—-]$/.test(token)) last.text += ' –'
      continue
    }
    const comma = token.endsWith(',')
    const shown = comma ? token.slice(0, -1) : token
    const bare = splitMarks(shown.toLowerCase()).core
    words.push({
      text: shown,
      bare,
      syllables: syllablesOf(shown, tokens[at + 1]),
      isName: words.length > 0 && /^\P{L}*\p{Lu}/u.test(shown),
      isVerb: !/^\P{L}*\p{Lu}/u.test(shown) && isFiniteVerb(bare, words.at(-1)?.bare),
      comma,
    })
  }
  return words
}

function syllablesOf(word: string, next: string | undefined): number {
  const alone = describeLine(word).syllables.length
  // An ordinal is only known by the month after it: '3. maj'.
  if (next === undefined || !/^\d{1,2}\.$/.test(word)) return alone
  return describeLine(`${word} ${next}`).syllables.length - describeLine(next).syllables.length
}

function clausesOf(words: Word[]): Clause[] {
  const clauses: Clause[] = [{ start: 0, end: words.length, kind: 'first', hasSubject: true }]
  const startsBeside = beginsBeside(words)
  if (startsBeside) clauses[0] = { start: 0, end: words.length, kind: 'side', hasSubject: true }
  let hasMain = !startsBeside
  for (let at = 1; at < words.length; at++) {
    const last = clauses.at(-1)
    if (!last || !words.slice(last.start, at).some(({ isVerb }) => isVerb)) continue
    const found = clauseAt(words, at, hasMain)
    if (!found) continue
    hasMain ||= found.kind === 'main'
    last.end = at
    clauses.push({ ...found, start: at, end: words.length })
  }
  return clauses
}

// 'Da Jens tog over, flyttede de': the first clause is not a sentence.
function beginsBeside(words: Word[]): boolean {
  const [first, second] = words
  if (!first || !second) return false
  const isSide =
    /^(da|når|mens|fordi|selvom|skønt|indtil|inden|før|hvis|imens)$/.test(first.bare) ||
    (/^(efter|siden|uden|selv|ved|for)$/.test(first.bare) && /^(at|om)$/.test(second.bare))
  return isSide && words.some(({ isVerb }, at) => at > 0 && isVerb && words[at - 1]?.comma === true)
}

function clauseAt(words: Word[], at: number, hasMain: boolean): Pick<Clause, 'kind' | 'hasSubject'> | null {
  const word = words[at]
  const follows = words[at - 1]?.comma === true
  if (!word) return null
  if (word.bare === 'og' || word.bare === 'men' || word.bare === 'eller') {
    // 'og hvor alle kom forbi', 'og at hun var glad': goes on with a clause that depends on another.
    if (dependent.test(words[at + 1]?.bare ?? '')) return { kind: 'side', hasSubject: true }
    const kind = word.bare === 'og' ? 'and' : 'but'
    const subject = subjectAfter(words, at + 1)
    return subject === null ? null : { kind, hasSubject: subject }
  }
  if (!hasMain && follows && word.isVerb) return { kind: 'main', hasSubject: true }
  if (follows && subordinators.has(word.bare)) return { kind: 'side', hasSubject: true }
  const opens = leavable.has(word.bare) && isSubject(words[at + 1])
  return opens ? { kind: 'side', hasSubject: true } : null
}

const dependent = /^(hvor|som|at|hvad|hvem|hvorfor|hvordan|hvis)$/

/** Whether a clause with a subject of its own (true), or with that of the one before (false), begins here; else null. */
function subjectAfter(words: Word[], at: number): boolean | null {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]]
  if (!first || !second) return null
  if (first.isVerb) return isPerson(second)
  if (adverbs.has(first.bare) && second.isVerb) return isSubject(third)
  if (/^(ingen|alle|man|nogen|mange|begge)$/.test(first.bare) && second.isVerb) return true
  if (isPronoun(first)) return second.isVerb || (third?.isVerb === true && adverbs.has(second.bare)) ? true : null
  const verb = words.slice(at, at + 6).findIndex(({ isVerb }) => isVerb)
  if (verb < 1 || words.slice(at, at + verb).some(({ comma }) => comma)) return null
  // 'og i 1960 blev de gift', 'og to år efter kom sønnen'
  const isTurned = prepositions.has(first.bare) && isSubject(words[at + verb + 1])
  const isTime = words.slice(at, at + verb).some(({ bare }) => /^(år|året|efter|senere|tid)$/.test(bare))
  // A comma before 'og' tells that a whole clause follows: ', og duften af brød fulgte hende'.
  const isWhole = words[at - 2]?.comma === true
  return isTurned || isTime || isWhole || words.slice(at, at + verb).every(({ isName }) => isName) ? true : null
}

// After a verb 'den' and 'det' are mostly objects: 'og græd den sidste'.
const isPerson = (word: Word | undefined) => word !== undefined && /^(hun|han|jeg|vi|de|man)$/.test(word.bare)
const isPronoun = (word: Word | undefined) => word !== undefined && subjectPronouns.has(word.bare)
const isSubject = (word: Word | undefined) => isPronoun(word) || word?.isName === true
