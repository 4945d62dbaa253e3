import { spokenWords } from './spoken-words'

/** A syllable as it is sung and printed under its note. */
export type SungSyllable = { text: string; isStressed: boolean; endsWord: boolean }
/** Lines of syllables. */
export type SungVerse = readonly (readonly SungSyllable[])[]

/** A line as it is sung and printed under the notes (`spokenWords`), with its stresses. By our own rules on Danish spelling. */
export function sungSyllables(line: string): SungSyllable[] {
  return spokenWords(line).flatMap((syllables) => {
    const stress = stressOf(syllables.join('').replace(/[^\p{L}]/gu, ''), syllables)
    return syllables.map((text, index) => ({
      text,
      isStressed: index === stress,
      endsWord: index === syllables.length - 1,
    }))
  })
}

/**
 * Which syllable of a word is stressed, from 0; null for a small word that is light in a line ('og', 'hun', 'i').
 * Danish stresses the first syllable, except after be-, for-, ge- and er- and in words from other languages.
 */
function stressOf(word: string, syllables: readonly string[]): number | null {
  const lower = word.toLowerCase()
  if (light.has(lower)) return null
  if (syllables.length < 2) return 0
  const known = irregular.get(lower)
  if (known !== undefined) return Math.min(known, syllables.length - 1)
  if (unstressedFirst.test(lower) && !stressedFirst.test(lower)) return 1
  // Names are mostly Danish, whatever they end in: 'Henrik', 'Erik'.
  return /^\p{Lu}/u.test(word) ? 0 : loanStress(lower, syllables.length)
}

const light = new Set(
  `jeg du han hun den det de vi i mig dig ham hende os dem jer sig min mit mine din dit dine sin sit sine hans hendes deres vores vor vort vore
en et og men eller som der at for fra til af på ved med om over under hos mod efter før hen da når hvis så er var har havde blev bliver kan kunne
skal skulle vil ville må måtte end jo nu her op ud ind ned kun`.split(/\s+/),
)

const unstressedFirst = /^(be|for|ge|er)(?=[^aeiouyæøå]*[aeiouyæøå])/
const stressedFirst =
  /^(bed|ben|ber|bek|bet|bent|beg[^aeiouyæøår]|før|for(?:år|mand|mid|nav|side|hav|lag|syn|stad|tov|søg|eløb|dele?n?$|slag|udsæt|hold)|fore|ger|geo|gen|get|ged|erik|ernst|erna)/

// Ends of words from other languages that take the stress on that syllable, counted from the end.
const loanEnds: [RegExp, number][] = [
  [/(?:erede|eringen|eringer)$/, 3],
  [/(?:eret|erer|eres|ering)$/, 2],
  [/(?:inde)$/, 2],
  [/(?:tioner|sioner|tionen|sionen|mentet|menter|isten|ister|anten|anter|enten|enter|ørerne)$/, 2],
  [/(?:øren|ører|uren|urer|ikken|ikker|aten|ater|alen|aler|itet)$/, 2],
  [/(?:tion|sion|ment|ist|ør|ent|ant|tæt|ik|tet|ur|at|eri)$/, 1],
]
const notLoans =
  /(?:^(?:altid|aften|fisker|lærer|sangerinde$|månen|soldater$)|udenfor$|indenfor$|hånd|arbej|musiker|lærere|salen$|talen$|solen$|dalen$|skolen|timerne|holdet|mødet|maler|taler|betaler|fortæller)/

function loanStress(lower: string, count: number): number {
  if (count < 2 || notLoans.test(lower)) return 0
  const end = loanEnds.find(([pattern]) => pattern.test(lower))
  return end ? Math.max(0, count - end[1]) : 0
}

const irregular: ReadonlyMap<string, number> = new Map(
  `igen:1 igennem:1 ifølge:1 imens:1 imod:1 ihjel:1 især:1 idag:1 iblandt:1 alene:1 allerede:2 tilbage:1 tilfreds:1 tilsammen:1 endnu:1 omkring:1 foruden:1
forbi:1 forinden:1 desuden:1 herefter:1 omsider:1 adskillige:1 ordentlig:0 museum:1 museet:1 familie:1 familien:1 familier:1 familierne:1 januar:0 februar:0
melodi:2 melodien:2 melodier:2 natur:1 naturen:1 musik:1 musikken:1 maskine:1 maskiner:1 kartofler:1 gemyt:1 general:2 københavn:2 amager:0 marie:1 maria:1 sofie:1 louise:1
kristine:1 katrine:1 johanne:1 susanne:1 marianne:2 helene:1 annette:1 birgitte:1 charlotte:1 henriette:2 margrethe:1 elisabeth:1 amalie:1 emilie:1
cecilie:1 bornholm:1 august:1 april:1 juli:0 juni:0 butik:1 fabrik:1 fabrikken:1 butikken:1 humor:0 avis:1 avisen:1 billet:1 hotel:1 kontor:1 kontoret:1
soldat:1 soldater:1 student:1 kamerat:2 kaptajn:1 patient:2 patienter:2 patienterne:2 café:1 karriere:2 harmonika:2 violin:2 kantine:1 gymnasium:1
gymnasiet:1 universitet:4 universitetet:4 apotek:2 apoteket:2 kaserne:1 klaver:1 klaveret:1 guitar:1 gardin:1 gardiner:1 telefon:2 historie:1
historier:1 historien:1 enorm:1 kollega:1 kolleger:1 selvom:0 hvorfra:0 frisør:1 mejeri:2 mejeriet:2 gartneri:2 bageri:2 kolonihave:1 veninde:1`
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([word = '', at]) => [word, Number(at)]),
)
