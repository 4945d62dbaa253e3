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

// Words whose syllables do not follow from their letters, cut as they are sung. Compounds are here by their first part, below.
const cut = `
fa-mi-lie fa-mi-li-en fa-mi-li-er fa-mi-li-er-ne fa-mi-liens fe-rie fe-ri-en fe-ri-er stu-die lin-je lin-jer lil-je vil-je vin-due vin-du-et vin-du-er
vin-du-er-ne in-du-stri men-ne-ske men-ne-sker men-ne-sket men-ne-ske-ne men-ne-sker-ne for-æl-dre for-æl-dre-ne bed-ste-for-æl-dre for-år
for-å-ret ef-ter-år ef-ter-å-ret be-gra-vel-se old-e-mor bar-ne-barn bag-ef-ter o-ver-alt søn-dag man-dag søs-ken-de al-tid læng-sel
Niels Niel-sen Jens Riis Mi-cha-el Mi-ka-el Ra-fa-el Da-ni-el Lou-i-se Ma-ri-e Ju-lie A-ma-lie E-mi-lie Ce-ci-lie Na-ta-lie So-fi-e Sop-hi-e
Mai Kai Kaj Kay Leo The-o-dor The-a Le-a Li-am Ma-thi-as To-bi-as E-li-as An-dre-as
ty-ve tred-i-ve fyr-re ti-er år-ti-er i-gen i-gen-nem gen-nem ja-nu-ar fe-bru-ar ja-nu-ars fe-bru-ars jour-na-list team jeans tea-ter te-a-tret
mu-se-um mu-se-et ra-di-o stu-di-o vi-de-o stu-di-er pi-a-no vi-o-lin kre-a-tiv i-de-er i-dé
øst-re vest-re nord-re søn-dre æ-ble-træ æb-ler æb-le æb-ler-ne smør-re-brød rug-brød ka-no ka-na-da
Kø-ben-havn Fre-de-riks-havn Fre-de-riks-berg Hel-sing-ør Søn-der-jyl-land Nør-re-bro Ves-ter-bro Øs-ter-bro A-ma-ger Sve-ri-ge Nor-ge
`

/** The syllables of such a word, written in small letters; undefined for every other. */
const wordsAsCut: ReadonlyMap<string, readonly string[]> = new Map(
  cut
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', '').toLowerCase(), word.toLowerCase().split('-')]),
)

/** First parts of compounds and prefixes, after which a syllable ends whatever follows. The longest that fits counts. */
const firstParts: readonly string[] = `
af an be bag barne bryllups børne dags dags egen efter familie far fjord for fore forbi fod folke fredags fri fugle fødsels gen gud gård hav have
hel hjem hjemme hus husholdnings høj hånd ind jern jord jule kirke klit kolonihave kraft køkken land lands landbrugs livs lyse læge lørdags
mad mand mands med mel mellem mis mod mor morgen mund nabo nat natte nær ny nord old om op over råd rød sam selv skib skov
skole skrive smede sol sommer sommerhus stil strand strikke stue stor syd syge syv søndags til tolv trafik træ tømrer ud und under ungdoms uden ven ven vejr
vest verdens vinter violin vis vok år øst
`
  .trim()
  .split(/\s+/)
  .sort((one, other) => other.length - one.length)
