import { verbsOfPlace, verbsOfState } from './finite-verbs'
import type { Word } from './read-sentence'
import { limiting, particles, personPronouns, prepositions, subjectPronouns, tightBefore } from './small-words'

/**
 * The same clause with when or where it was put in front, put last, or left out, with a first name for a whole one, or
 * without what it was 'som'; itself first, each version once.
 */
export function turned(words: Word[], knownAs: ReadonlySet<string>): { words: Word[]; cost: number }[] {
  const found = new Map<string, { words: Word[]; cost: number }>()
  for (const named of withAndWithout(words, firstNameOnly(words, knownAs), 0.1)) {
    for (const dated of withAndWithout(named.words, withoutDate(named.words), 0.25)) {
      for (const whole of withAndWithout(dated.words, withoutSom(dated.words), 0.25)) {
        for (const version of movedRound(whole.words)) {
          const cost = named.cost + dated.cost + whole.cost + version.cost
          const text = version.words.map((word) => word.text).join(' ')
          if (!found.has(text)) found.set(text, { words: version.words, cost })
        }
      }
    }
  }
  return [...found.values()]
}

function withAndWithout(words: Word[], less: Word[] | null, cost: number): { words: Word[]; cost: number }[] {
  return less
    ? [
        { words, cost: 0 },
        { words: less, cost },
      ]
    : [{ words, cost: 0 }]
}

// 'Inger Marie Sørensen blev født' → 'Inger blev født'
function firstNameOnly(words: Word[], knownAs: ReadonlySet<string>): Word[] | null {
  const verb = words.findIndex(({ isVerb }) => isVerb)
  const [first, ...more] = words.slice(0, Math.max(0, verb))
  if (!first || more.length === 0 || !more.every(({ isName }) => isName) || !knownAs.has(first.text)) return null
  return [first, ...words.slice(verb)]
}

// A date between the verb and the place: 'blev født den 4. marts 1936 i Svendborg'.
function withoutDate(words: Word[]): Word[] | null {
  const verb = words.findIndex(({ isVerb }) => isVerb)
  if (verb < 0 || words.some(({ bare }) => limiting.has(bare))) return null
  for (let at = verb + 1; at < words.length - 1; at++) {
    const text = words
      .slice(at)
      .map((word) => word.text)
      .join(' ')
    const date = timeAtStart.exec(text)?.[1]
    if (!date || words[at - 1]?.bare === 'og') continue
    return [...words.slice(0, at), ...words.slice(at + date.split(' ').length)]
  }
  return null
}

function withoutSom(words: Word[]): Word[] | null {
  const at = words.findLastIndex(({ bare }) => bare === 'som')
  const before = words[at - 1]
  if (at < 3 || !before || before.isVerb || tightBefore.has(before.bare) || /^(så|lige|samme|af)$/.test(before.bare))
    return null
  if (words.slice(at).some(({ isVerb }) => isVerb) || words.some(({ bare }) => limiting.has(bare))) return null
  return words.slice(0, at)
}

function movedRound(words: Word[]): { words: Word[]; cost: number }[] {
  const versions = [{ words, cost: 0 }]
  const back = adjunctAtEnd(words)
  // 'omgivet af sine børn, den 2. februar 2021'
  if (words[back - 1]?.comma && mayLeaveOut(words.slice(0, back), words.slice(back)))
    versions.push({ words: words.slice(0, back), cost: 0.25 })
  if (words.some(({ comma }) => comma)) return versions
  const [first, second] = words
  const isPlain = first !== undefined && second?.isVerb === true && isPlainSubject(first)
  if (back > 0) {
    const [kept, adjunct] = [words.slice(0, back), words.slice(back)]
    if (mayLeaveOut(kept, adjunct)) versions.push({ words: kept, cost: 0.25 })
    // 'den 30. august 2022' → 'den 30. august'
    if (adjunct.length > 3 && /^\d{4}$/.test(words.at(-1)?.bare ?? ''))
      versions.push({ words: words.slice(0, -1), cost: 0.2 })
    if (isPlain && hasComplement(kept) && !words.some(({ bare }) => limiting.has(bare)))
      versions.push({ words: [...adjunct, second, first, ...kept.slice(2)], cost: 0.15 })
  }
  const loose = looseEnd(words)
  if (loose > 0 && loose !== back) {
    const kept = words.slice(0, loose)
    if (mayLeaveOut(kept, [])) versions.push({ words: kept, cost: 0.35 })
  }
  const front = adjunctAtStart(words)
  versions.push(...withoutFront(words))
  const [verb, subject] = [words[front], words[front + 1]]
  if (front > 0 && verb?.isVerb && subject && subjectPronouns.has(subject.bare)) {
    const rest = words.slice(front + 2)
    const adjunct = words.slice(0, front)
    if (rest.length > 0) versions.push({ words: [subject, verb, ...rest, ...adjunct], cost: 0.15 })
    if (rest.length > 1 && mayLeaveOut([subject, verb, ...rest], adjunct))
      versions.push({ words: [subject, verb, ...rest], cost: 0.25 })
  }
  return versions
}

// 'Hun' or one name: 'Inger blev født' can become 'blev Inger født'; longer subjects are left as they stand.
const isPlainSubject = (word: Word) =>
  personPronouns.has(word.bare) ||
  /^(de|vi)$/.test(word.bare) ||
  (/^\p{Lu}\p{Ll}+$/u.test(word.text) && !/^(det|den|her|der|så|dér|alt|alle|ingen|begge|man|i|på)$/.test(word.bare))

const months = 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'
const timeAtEnd = new RegExp(
  `(?:^| )((?:i|efter|fra) \\d{4}|i (?:${months})(?: \\d{4})?|(?:den|d\\.) \\d{1,2}\\. (?:${months})(?: \\d{4})?)$`,
  'i',
)
const timeAtStart = new RegExp(
  `^((?:i|efter|fra) \\d{4}|i (?:${months})(?: \\d{4})?|(?:den|d\\.) \\d{1,2}\\. (?:${months})(?: \\d{4})?)(?= (?!\\d{4}))`,
  'i',
)
const placeAtEnd = /(?:^| )((?:i|på|ved) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/u
const spanAtEnd =
  /(?:^| )(i (?:næsten |mere end |over )?[\p{L}\d]+ år|hver (?:morgen|aften|sommer|jul|vinter|dag|søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag)|om (?:sommeren|vinteren|aftenen|søndagen))$/u

// 'Efter Knuds død flyttede hun i en lejlighed' → 'Hun flyttede i en lejlighed'
function withoutFront(words: Word[]): { words: Word[]; cost: number }[] {
  const at = words.findIndex(({ isVerb }) => isVerb)
  const [first, verb, subject] = [words[0], words[at], words[at + 1]]
  if (at < 2 || at > 8 || !first || !verb || !subject || !subjectPronouns.has(subject.bare)) return []
  if (verbsOfState.has(verb.bare) || !/^(i|på|efter|ved|om|til|under|fra|hos|gennem|som)$/.test(first.bare)) return []
  const kept = [subject, verb, ...words.slice(at + 2)]
  return words.length - at > 4 && mayLeaveOut(kept, []) ? [{ words: kept, cost: 0.4 }] : []
}

/** Where a last 'i …', 'på …', 'ved …' begins that only adds a place or an occasion; -1 for none. */
function looseEnd(words: Word[]): number {
  for (let at = words.length - 2; at > Math.max(2, words.length - 6); at--) {
    const [before, word] = [words[at - 1], words[at]]
    if (!before || !word || word.isVerb || /^(og|eller|at|som|end|af)$/.test(word.bare)) return -1
    if (!/^(i|på|ved|hos|fra|under|bag|gennem|langs)$/.test(word.bare)) continue
    // 'Hun elskede at gå / langs åen': the two belong together.
    const isHeld =
      words[at - 2]?.bare === 'at' ||
      tightBefore.has(before.bare) ||
      before.isVerb ||
      prepositions.has(before.bare) ||
      particles.has(before.bare)
    return isHeld ? -1 : at
  }
  return -1
}

function adjunctAtEnd(words: Word[]): number {
  const text = words.map((word) => word.text).join(' ')
  const found = timeAtEnd.exec(text)?.[1] ?? spanAtEnd.exec(text)?.[1] ?? placeAtEnd.exec(text)?.[1]
  return found ? words.length - found.split(' ').length : -1
}

function adjunctAtStart(words: Word[]): number {
  const found = timeAtStart.exec(words.map((word) => word.text).join(' '))?.[1]
  return found ? found.split(' ').length : 0
}

function mayLeaveOut(kept: Word[], adjunct: Word[]): boolean {
  if (kept.some(({ bare }) => limiting.has(bare) || isOutstanding(bare)) || !hasComplement(kept)) return false
  // 'Der har været mange små fødder' says nothing without 'på hendes gulv'.
  if (kept[0]?.bare === 'der') return false
  const verb = kept.find(({ isVerb }) => isVerb)
  const isPlace = adjunct.some(({ isName }) => isName) && !/\d/.test(adjunct.at(-1)?.text ?? '')
  return (
    !(isPlace || adjunct.length === 0 || adjunct.at(-1)?.bare === 'år') ||
    !(verb && verbsOfPlace.has(verb.bare)) ||
    hasPlace(kept)
  )
}

// 'den første kvinde på værftet' is not 'den første kvinde'.
const isOutstanding = (bare: string) =>
  /^(?:første|sidste|eneste|bedste|største|yngste|ældste|flest|mindst|halvdelen|\p{L}{3,}este)$/u.test(bare)

// Something must stay after the verb: not only its subject, and not a small word that waits for more.
function hasComplement(kept: Word[]): boolean {
  const after = afterVerb(kept)
  const last = after.at(-1)
  return (
    last !== undefined &&
    after.some(({ bare }) => !particles.has(bare)) &&
    !prepositions.has(last.bare) &&
    last.bare !== 'og'
  )
}

// 'I 1968 gik han' has nothing after its verb but the subject.
function afterVerb(kept: Word[]): Word[] {
  const verb = kept.findIndex(({ isVerb }) => isVerb)
  const next = kept[verb + 1]
  return kept.slice(verb + (next && subjectPronouns.has(next.bare) ? 2 : 1))
}

const hasPlace = (kept: Word[]) =>
  afterVerb(kept).some(({ bare }, at, after) => /^(i|på|ved|til|fra|hos|som)$/.test(bare) && at < after.length - 1)
