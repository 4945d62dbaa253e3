import { verbsOfState } from './finite-verbs'
import { ofIllness } from './propose-sentences'
import type { Clause, ReadSentence, Word } from './read-sentence'
import { adverbs, leavable, limiting, personPronouns, pointing, subjectPronouns } from './small-words'
import { subjectOf } from './subjects'
import { tellsOfGraveDeath } from './tails'
import { turned } from './turned'

/** Something of one sentence that can be sung as a sentence of its own: its words, from the clauses `first` to `last`. */
export type Passage = {
  key: string
  first: number
  last: number
  isLastClause: boolean
  words: Word[]
  /** What was left out or turned round for it; 0 for the sentence as it stands. */
  cost: number
  takesTail: boolean
  /** It tells of death, illness or sorrow. */
  isSad: boolean
  /** It tells of a birth, a wedding, children or what somebody loved. */
  isGlad: boolean
  isOfBirth: boolean
  /** It says itself that we miss or remember: 'det mindes vi' after it would be of that. */
  isRemembering: boolean
  /** Its subject is somebody of the family: 'Hun' after it could be the mother. */
  isOfKin: boolean
  startsWithPerson: boolean
  hasSeason: boolean
  /** Its last clause depends on another: 'og …' after it would seem to belong there. */
  endsBeside: boolean
  /** It says 'her', 'de' or 'så': only understood right after the sentence before. */
  needsBefore: boolean
  /** 'Men …' follows in its sentence, without which it would say something else. */
  needsAfter: boolean
}

/** Whom a story is about: its pronoun, null where it has none; and the first names that it calls people by alone. */
export type Whom = { person: string | null; knownAs: ReadonlySet<string> }

/** The passages of a sentence, of which each says only what the sentence says. At most 60. */
export function passagesOf(sentence: ReadSentence, { person, knownAs }: Whom): Passage[] {
  const { clauses, words } = sentence
  const found: Passage[] = []
  clauses.forEach((_, first) => {
    const opening = openingOf(sentence, first)
    if (!opening) return
    for (let last = first; last < clauses.length; last++) {
      const end = clauses[last]?.end ?? words.length
      const all = [...opening.words, ...words.slice(opening.from, end)]
      if (!hasMainClause(clauses, first, last) || !mayEndAt(sentence, first, last)) continue
      const needsAfter = isBut(sentence, clauses[last + 1])
      const whose = all[0]?.bare === 'de' ? 0.6 : 0
      const isHard = ofIllness.test(all.map(({ bare }) => bare).join(' '))
      const cost = (last < clauses.length - 1 ? 0.1 : 0) + (first > 0 ? 0.1 : 0) + whose + (isHard ? 1.2 : 0)
      const base = {
        key: sentence.key,
        first,
        last,
        isLastClause: last === clauses.length - 1,
        endsBeside: clauses[last]?.kind === 'side',
        needsAfter,
      }
      const versions =
        first === last && !sentence.isOnePiece && !needsAfter ? turned(all, knownAs) : [{ words: all, cost: 0 }]
      for (const version of versions) {
        found.push({
          ...base,
          ...traitsOf(version.words, sentence, person),
          ...(needsAfter && { takesTail: false }),
          words: version.words,
          cost: cost + version.cost,
        })
      }
    }
  })
  return found.slice(0, 60)
}

function hasMainClause(clauses: Clause[], first: number, last: number): boolean {
  return clauses.slice(first, last + 1).some(({ kind }) => kind !== 'side')
}

/** The words that a passage begins with in place of those before `from`; null where none can begin. */
function openingOf(sentence: ReadSentence, index: number): { words: Word[]; from: number } | null {
  const { words, clauses, isOnePiece } = sentence
  const clause = clauses[index]
  if (!clause) return null
  if (index === 0) return { words: [], from: 0 }
  if (isOnePiece || clause.kind === 'side') return null
  if (clause.kind === 'but') return isBut(sentence, clause) ? { words: [], from: clause.start } : null
  if (clause.kind === 'main') return uninverted(sentence, clause)
  const before = clauses[index - 1]
  const isInSideClause = before?.kind === 'side' && words[clause.start - 1]?.comma !== true
  if (isInSideClause || hasLimiting(words.slice(0, clause.start), /^(både|hverken|enten)$/)) return null
  if (clause.hasSubject) return { words: [], from: clause.start + 1 }
  // 'Hun mødte Knud, der var smed, og boede i Ribe': who lived there?
  if (before?.kind === 'side') return null
  const subject = subjectOf(sentence, index)
  if (!subject) return null
  const [first, second] = [words[clause.start + 1], words[clause.start + 2]]
  // 'og senere flyttede til Ribe' becomes 'Hun flyttede senere til Ribe'.
  if (first && second && adverbs.has(first.bare) && second.isVerb) {
    return { words: [...subject, second, first], from: clause.start + 3 }
  }
  return { words: subject, from: clause.start + 1 }
}

// 'Da Jens tog over, flyttede de ind til byen' → 'De flyttede ind til byen'.
function uninverted({ words, clauses }: ReadSentence, clause: Clause): { words: Word[]; from: number } | null {
  const [verb, subject] = [words[clause.start], words[clause.start + 1]]
  const front = words[clauses[0]?.start ?? 0]
  if (!verb || !subject || !front || !leavable.has(front.bare) || verbsOfState.has(verb.bare)) return null
  if (hasLimiting(words.slice(clause.start, clause.end))) return null
  if (personPronouns.has(subject.bare) || subject.bare === 'de' || subject.bare === 'vi') {
    return { words: [subject, verb], from: clause.start + 2 }
  }
  return subject.isName && words[clause.start + 2]?.isName !== true && words[clause.start + 2]?.bare !== 'og'
    ? { words: [subject, verb], from: clause.start + 2 }
    : null
}

/** Whether what stays is still true and whole without the clauses after `last`. */
function mayEndAt(sentence: ReadSentence, first: number, last: number): boolean {
  const { words, clauses, isOnePiece } = sentence
  const next = clauses[last + 1]
  if (!next) return true
  if (isOnePiece || next.kind === 'main') return false
  if (next.kind === 'but') return isBut(sentence, next)
  // 'Han fik sclerose, da han var otteogtredive, men han gav ikke op' is not 'Han fik sclerose'.
  if (next.kind === 'side' && clauses.slice(last + 1).some(({ kind }) => kind === 'but')) return false
  const stays = words.slice(clauses[first]?.start ?? 0, next.start)
  if (next.kind === 'and') return !hasLimiting(stays, /^(både|hverken|enten|så|jo)$/) && !isListOfDeeds(sentence, last)
  const opens = words[next.start]
  // 'Han græd, da han blev dansk' is not 'Han græd'.
  if (stays.length < 3 || hasLimiting(stays) || !opens) return false
  // 'Hun var syg, da hun var barn' says less than 'Hun var syg'.
  if (/^(da|mens|imens)$/.test(opens.bare) && stays.some(({ isVerb, bare }) => isVerb && verbsOfState.has(bare)))
    return false
  // 'Knud, der var smed': a name is known without the clause about it.
  const aboutName =
    /^(der|som|hvor)$/.test(opens.bare) &&
    words[next.start - 1]?.isName === true &&
    words[next.start - 1]?.comma === true
  return leavable.has(opens.bare) || aboutName || isAboutNew(stays, opens)
}

// 'Hun syede gardiner, malede møbler og plantede træer' needs its 'og'.
function isListOfDeeds({ words, clauses }: ReadSentence, index: number): boolean {
  const clause = clauses[index]
  if (!clause) return false
  return words.slice(clause.start + 1, clause.end).some(({ isVerb }, at) => isVerb && words[clause.start + at]?.comma)
}

// 'De drev en lille butik, hvor man kunne få alt': what is new is known well enough by its noun.
function isAboutNew(stays: Word[], opens: Word): boolean {
  const noun = stays.slice(-4).findLastIndex(({ bare }) => bare === 'en' || bare === 'et')
  return (
    /^(der|som|hvor)$/.test(opens.bare) &&
    stays.at(-1)?.comma === true &&
    noun > 0 &&
    !stays.some(({ bare }) => /^(var|er|blev|som|den|det)$/.test(bare))
  )
}

/** A clause that can be sung as 'Men hun …', right after what it speaks against. */
function isBut({ words }: ReadSentence, clause: Clause | undefined): boolean {
  return clause?.kind === 'but' && clause.hasSubject && words[clause.start]?.bare === 'men'
}

const hasLimiting = (words: Word[], pattern?: RegExp) =>
  words.some(({ bare }) => (pattern ? pattern.test(bare) : limiting.has(bare)))

function traitsOf(words: Word[], sentence: ReadSentence, person: string | null) {
  const bares = words.map(({ bare }) => bare)
  const first = bares[0] ?? ''
  const verbAt = words.findIndex(({ isVerb }) => isVerb)
  // 'Der var altid kaffe', but not 'Der stod hun'.
  const isThere =
    first === 'der' && /^(var|er|blev|kom|stod|lå)$/.test(bares[1] ?? '') && !subjectPronouns.has(bares[2] ?? '')
  const isOther = personPronouns.has(first) && person !== null && first !== person
  return {
    takesTail:
      !cruel.test(bares.join(' ')) &&
      !tellsOfGraveDeath([bares.join(' ')]) &&
      !sentence.isOnePiece &&
      !bares.some((bare) => /^(jeg|du|dig|din|mig)$/.test(bare)),
    isSad: sad.test(bares.join(' ')),
    isGlad: glad.test(bares.join(' ')),
    isOfBirth: bares.includes('født') || bares.includes('verden'),
    isRemembering: bares.some((bare) => remembering.test(bare)),
    isOfKin: bares.slice(0, Math.max(0, verbAt)).some((bare) => kin.test(bare)),
    startsWithPerson: personPronouns.has(first),
    hasSeason: season.test(bares.join(' ')),
    needsBefore:
      isOther ||
      pointsBack(bares, person) ||
      (pointing.has(first) && !isThere && first !== 'de') ||
      (first === 'de' && /^(efter|senere|samme)$/.test(bares.at(-1) ?? '')),
  }
}

// 'Hun svarede dem alle': whom? The one the story is about is known.
const pointsBack = (bares: readonly string[], person: string | null) =>
  bares.includes('dem') || bares.includes(person === 'han' ? 'hende' : person === 'hun' ? 'ham' : 'dem')

// Nothing of ours is fit to follow these.
const cruel =
  /(?:^| )(?:\p{L}{0,20}kræft|sclerose|demens|alzheimer|blodprop|hjertestop|hjerneblødning|mørke|angst|depression|misbrug)/u

const remembering = /^(?:savne[rs]?|savn|mindes|huske[rs]?|glemme[rs]?|tænker?|takker?)$/u

const sad =
  /(?:^| )(?:død|døde|døden|dør|sov|sovet|syg|syge|sygdom\p{L}*|kræft\p{L}*|kæmpede|hospice|hospital\p{L}*|mistede|begravet|begravelse|sorg|mørke|savne\p{L}{0,2}|savn|blev kun|græd|faldt|ulykke|krig|krigen)(?: |$)/u
const glad =
  /(?:^| )(?:født|verden|fik|sønnen|datteren|børn|børnene|børnebørn|oldebørn|gift|bryllup|elskede|glad|glæde|kom sønnen|kom datteren|mødte|fest|fester|holdt af)(?: |$)/u
const kin =
  /^(?:(?:bedste|mor|far|søster|bror|datter|søn|kone|mand|ven|nabo)\p{L}{0,4}|hans|hendes|pige\p{L}*|dreng\p{L}*)$/u
const season =
  /(?:sommer|vinter|forår|efterår|jul|påske|januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|sne|høst)/
