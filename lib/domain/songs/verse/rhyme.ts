/**
 * `key`: the sounds from the last stressed vowel on, written in classes of Danish spelling; words with the same one rhyme.
 * A full syllable late in a compound can carry the rhyme: 'kirkegård' rhymes with 'år'.
 */
export type Rhyme = {
  key: string
  /** That vowel, and how the word ends where light syllables follow: words with the same one half rhyme, as in old ballads. */
  halfKey: string
}

/** The end of a line: its rhyme as `describeLine` gives it, and its last word, since no word rhymes with itself. */
export type LineEnd = { rhymeKey: string; halfRhymeKey: string; lastWord: string }

/** What a word of such syllables rhymes by. The keys themselves mean nothing. */
export function rhymeOf(syllables: readonly string[], stress: number | null): Rhyme {
  const lower = syllables.map((syllable) => syllable.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const at = rhymeSyllable(lower, stress ?? 0)
  const word = lower.join('')
  const exact = sounds.get(word) ?? sounds.get(lower.slice(at).join(''))
  const lightAfter = lower.length - 1 - at
  if (exact) return { key: exact, halfKey: halfKeyOf(exact, lightAfter) }
  const tail = lower.slice(at).join('').replaceAll('aa', 'å').replaceAll('é', 'e')
  const vowel = tail.search(/[aeiouyæøåáóäöü]/)
  const key = inSounds(vowel < 0 ? tail : tail.slice(vowel))
  return { key, halfKey: halfKeyOf(key, lightAfter) }
}

// 'haven' and 'dagen' are 'a-en', 'land' and 'dag' 'a-', 'vej' and 'leg' 'ej-'.
function halfKeyOf(key: string, lightAfter: number): string {
  const ending = lightAfter > 0 ? (/[aeiouyæøå][^aeiouyæøå]*$/.exec(key)?.[0] ?? '') : ''
  return `${/^.j?/u.exec(key)?.[0] ?? ''}-${ending}`
}

function rhymeSyllable(syllables: readonly string[], stress: number): number {
  for (let index = syllables.length - 1; index > stress; index--) {
    if (isFull(syllables[index] ?? '')) return index
  }
  return Math.min(stress, syllables.length - 1)
}

// Endings carry no rhyme: a syllable with e alone, and the light suffixes.
const isFull = (syllable: string) =>
  fullWithLightVowel.has(syllable) ||
  (!/^[^aeiouyæøåé]*e(?:[ntrlsd]|n[st]|nde?s?|ts|rs|ls|st)?$/.test(syllable) &&
    !/(?:^|[^e])(?:ing|ig|lig|isk|som|sjon|i|a|o)s?$/.test(syllable))

const fullWithLightVowel = new Set('hed sted fred hjem vej fest hest bro sko tro'.split(' '))

// Said otherwise than they are written.
const sounds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ej: 'mig dig sig jeg vej nej leg steg bleg dej hej',
    ær: 'er der dér hver vejr jer enhver især desværre',
    æn: 'men end igen ven hen en',
    i: 'de',
    å: 'også',
    æl: 'selv kvæld hæld',
    ål: 'guld',
  }).flatMap(([key, words]) => words.split(' ').map((word) => [word, key] as const)),
)

// In this order: each rule sees what those before it wrote. Letters that are silent or sound alike become one.
const classes: [RegExp, string][] = [
  [/nd(?=$|[e])/g, 'nn'],
  [/nd(?=s$|t$)/g, 'n'],
  [/ld(?=$|[e])/g, 'll'],
  [/ld(?=s$|t$)/g, 'l'],
  [/([aeiouyæøå])rd(?=$|e|s)/g, '$1r'],
  [/lv$/, 'l'],
  [/gt/g, 'kt'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/^eg(?=[en])/, 'ej'],
  [/^o[gv](?=$|e)/, 'ow'],
  [/^e(?=([bdfgjklmnprstv])\1)/, 'æ'],
  [/^e(?=st|ft|kk|sk|lsk|rt|ng)/, 'æ'],
  [/^o(?=mm|nn|ll|kk|pp|tt|ss|lk|ft)/, 'å'],
  // At the end of a word two consonants sound as one.
  [/([bdfgjklmnprstv])\1$/, '$1'],
  [/([bdfgjklmnprstv])\1s$/, '$1s'],
  [/(.)ed$/, '$1et'],
]

const inSounds = (letters: string) => classes.reduce((sound, [pattern, by]) => sound.replace(pattern, by), letters)
