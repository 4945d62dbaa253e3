import { splitSyllables } from './syllables'

/**
 * The words of a line as they are sung, each in its syllables. A number or an abbreviation is sung, and printed under the notes, as the words that
 * people say: '1932' → 'nitten toogtredive', 'kl.' → 'klokken'. Punctuation stays with the syllable beside it. At most
 * `wordsMost` words; a line of the song has far fewer.
 */
export function spokenWords(line: string): string[][] {
  const tokens = line.trim().split(/\s+/u, wordsMost)
  return tokens.flatMap((token, index) => spokenToken(token, tokens[index + 1]))
}

const wordsMost = 400

function spokenToken(token: string, next: string | undefined): string[][] {
  const { before, core, after } = splitMarks(token)
  if (core === '') return []
  const spoken = spokenCore(core, after, next).filter((syllables) => syllables.length > 0)
  // The full stop of '3. maj' and 'kl.' is not sung.
  const isShort = after.startsWith('.') && (abbreviations.has(core.toLowerCase()) || isOrdinal(core, after, next))
  return spoken.map((syllables, index) =>
    withMarks(syllables, {
      before: index === 0 ? before : '',
      after: index === spoken.length - 1 ? (isShort ? after.slice(1) : after) : '',
    }),
  )
}

/** A word between the marks around it: '»Mor,«' → '»', 'Mor', ',«'. The core is empty for marks alone. */
function splitMarks(token: string): { before: string; core: string; after: string } {
  const letters = [...token]
  const first = letters.findIndex(isPart)
  const last = letters.findLastIndex(isPart)
  if (first < 0) return { before: token, core: '', after: '' }
  return {
    before: letters.slice(0, first).join(''),
    core: letters.slice(first, last + 1).join(''),
    after: letters.slice(last + 1).join(''),
  }
}

const isPart = (letter: string) => /[\p{L}\p{N}&%]/u.test(letter)

const isOrdinal = (core: string, after: string, next: string | undefined) =>
  after === '.' && /^\d{1,2}$/.test(core) && next !== undefined && /^\p{Ll}/u.test(next)

function withMarks(syllables: string[], marks: { before: string; after: string }): string[] {
  return syllables.map((syllable, index) => {
    const first = index === 0 ? marks.before : ''
    const last = index === syllables.length - 1 ? marks.after : ''
    return `${first}${syllable}${last}`
  })
}

function spokenCore(core: string, after: string, next: string | undefined): string[][] {
  const short = after.startsWith('.') ? abbreviations.get(core.toLowerCase()) : signs.get(core.toLowerCase())
  if (short) return short.split(' ').map((word) => word.split('-'))
  if (/^\d+$/.test(core)) {
    const ordinal = isOrdinal(core, after, next) ? ordinalInSyllables(Number(core)) : null
    return ordinal ? [ordinal] : numberInSyllables(core)
  }
  if (/^\p{Lu}$/u.test(core) && after.startsWith('.')) return [letterNames(core)]
  if (/\p{N}/u.test(core)) return core.split(/[^\p{L}\p{N}]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u).flatMap(spokenPart)
  if (isSpelled(core)) return [letterNames(core)]
  // 'Anne-Marie' is one word under the notes.
  return [
    core
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean)
      .flatMap(splitSyllables),
  ]
}

function spokenPart(part: string): string[][] {
  if (/^\d+$/.test(part)) return numberInSyllables(part)
  return part === '' ? [] : [/\p{L}/u.test(part) ? splitSyllables(part) : [part]]
}

// 'DSB', 'EU': said letter by letter. Longer ones with vowels are mostly said as words ('LEGO').
const isSpelled = (core: string) => /^(?:\p{Lu}{2,3}|[B-DF-HJ-NP-TV-XZ]{4,5})$/u.test(core)

const names: Record<string, string> = Object.fromEntries(
  'a b:be c:ce d:de e f:ef g:ge h:hå i j:jod k:kå l:el m:em n:en o p:pe q:ku r:er s:es t:te u v:ve w:dob-belt-ve x:eks y z:set æ ø å'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([letter = '', name = letter]) => [letter, name]),
)

const letterNames = (letters: string) =>
  [...letters].flatMap((letter) => (names[letter.toLowerCase()] ?? letter).split('-'))

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['d', 'den'],
  ['kl', 'klok-ken'],
  ['dr', 'dok-tor'],
  ['hr', 'herr'],
  ['fr', 'fru'],
  ['frk', 'frø-ken'],
  ['chr', 'Kri-sti-an'],
  ['bl.a', 'blandt an-det'],
  ['f.eks', 'for ek-sem-pel'],
  ['ca', 'cir-ka'],
  ['nr', 'num-mer'],
  ['pr', 'per'],
  ['prof', 'pro-fes-sor'],
  ['m.fl', 'med fle-re'],
  ['m.m', 'med me-re'],
  ['mv', 'med vi-de-re'],
  ['osv', 'og så vi-de-re'],
  ['st', 'sankt'],
  ['sct', 'sankt'],
  ['skt', 'sankt'],
  ['kr', 'kro-ner'],
  ['f', 'født'],
])
const signs: ReadonlyMap<string, string> = new Map([
  ['&', 'og'],
  ['%', 'pro-cent'],
  ['km', 'ki-lo-me-ter'],
  ['kg', 'ki-lo'],
])

/**
 * A whole number as it is sung, each word in syllables: 42 → [['to', 'og', 'fyr', 're']]. Years of 1100 to 1999 are said in
 * two words as people say them, without 'hundrede': 1932 → 'nitten toogtredive'; 1900 keeps it. Numbers with more than six
 * digits are said digit by digit.
 */
function numberInSyllables(digits: string): string[][] {
  const value = Number(digits)
  if (digits.length > 6 || !Number.isSafeInteger(value))
    return [...digits].slice(0, 20).map((digit) => below100(Number(digit)))
  if (value >= 1100 && value <= 1999) {
    const [century, rest] = [Math.floor(value / 100), value % 100]
    if (rest === 0) return [[...below100(century), ...hundred]]
    // 1905: 'nitten fem' alone would not be understood.
    return rest < 10 ? [[...below100(century), ...hundred], below100(rest)] : [below100(century), below100(rest)]
  }
  return ofThousands(value)
}

/** An ordinal of a date, 1 to 31, as it is sung: 3 → ['tred', 'je']. Null for another number. */
function ordinalInSyllables(value: number): string[] | null {
  const single = ordinals[value]
  if (single) return single.split('-')
  if (value > 20 && value < 30) return [...below100(value % 10), 'og', 'ty', 'ven', 'de']
  if (value === 30) return ['tre', 'div', 'te']
  return value === 31 ? ['en', 'og', 'tre', 'div', 'te'] : null
}

const upTo19 =
  'nul en to tre fi-re fem seks syv ot-te ni ti el-le-ve tolv tret-ten fjor-ten fem-ten seks-ten syt-ten at-ten nit-ten'.split(
    ' ',
  )

const tens = ' ti ty-ve tre-di-ve fyr-re halv-treds tres halv-fjerds firs halv-fems'.split(' ')

const hundred = ['hun', 'dre', 'de']

const ordinals: (string | undefined)[] = [
  undefined,
  ...'før-ste an-den tred-je fjer-de fem-te sjet-te syv-en-de ot-ten-de ni-en-de ti-en-de el-lev-te tolv-te tret-ten-de fjor-ten-de fem-ten-de seks-ten-de syt-ten-de at-ten-de nit-ten-de ty-ven-de'.split(
    ' ',
  ),
]

function below100(value: number): string[] {
  if (value < 20) return (upTo19[value] ?? '').split('-')
  const ten = (tens[Math.floor(value / 10)] ?? '').split('-')
  return value % 10 === 0 ? ten : [...below100(value % 10), 'og', ...ten]
}

function ofThousands(value: number): string[][] {
  const thousands = Math.floor(value / 1000)
  const hundreds = Math.floor((value % 1000) / 100)
  const rest = value % 100
  const words: string[][] = []
  if (thousands > 0) words.push(...(thousands > 1 ? ofThousands(thousands) : []), ['tu', 'sind'])
  if (hundreds > 0) words.push(...(hundreds > 1 ? [below100(hundreds)] : []), hundred)
  if (rest > 0 && words.length > 0) words.push(['og'])
  if (rest > 0 || words.length === 0) words.push(below100(rest))
  return words
}
