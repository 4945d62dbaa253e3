import type { SungSyllable, SungVerse } from '@/lib/domain/songs/verse/sung-syllables'
import { seededRandom } from '@/lib/shared/seeded-random'

/** Verses for tests: a stressed syllable begins with ', syllables of a word are joined by -. */
export function sungVerse(...lines: string[]): SungVerse {
  return lines.map((line) => line.split(' ').flatMap(sungWord))
}

function sungWord(word: string): SungSyllable[] {
  const syllables = word.split('-')
  return syllables.map((syllable, index) => ({
    text: syllable.replace("'", ''),
    isStressed: syllable.startsWith("'"),
    endsWord: index === syllables.length - 1,
  }))
}

/** Iambic lines of eight syllables, twice. */
export const evenVerses: SungVerse[] = [
  sungVerse(
    "du 'el-sked 'ha-ven 'og dit 'hus",
    "og 'al-le 'så dit 'kla-re 'lys",
    "når 'af-ten-'so-len 'stil-le 'sank",
    "og 'fug-len 'i det 'fjer-ne 'sang",
  ),
  sungVerse(
    "du 'bag-te 'brød og 'he-jste 'flag",
    "og 'sang for 'os hver 'e-nest' 'dag",
    "du 'gik en 'tur på 'smal-le 'sti",
    "og 'kom med 'blom-ster 'her for-'bi",
  ),
]

/** Nine syllables and eight by turns, with syllables too few and too many here and there. */
export const unevenVerses: SungVerse[] = [
  sungVerse(
    "du 'gik så 'stil-le 'ud i 'ha-ven",
    "og 'plan-te-de et 'æ-ble-'træ",
    "du 'bar os 'al-le 'hjem fra 'sko-len",
    "og 'gav os for din 'kær-lig-hed 'læ",
  ),
  sungVerse(
    "der var 'al-tid 'kaf-fe på 'kan-den",
    "og 'plads til 'én ved 'bor-det 'mer",
    "du 'lo når vi 'kom ind ad 'dø-ren",
    "'nu er du 'ik-ke 'her",
  ),
]

/** Lines that begin with their stress. */
export const trochaicVerses: SungVerse[] = [
  sungVerse(
    "'al-tid 'vil vi 'tak-ke 'da-ge",
    "'som du 'gav os 'på din 'vej",
    "'in-tet 'kan vi 'få til-'ba-ge",
    "'men vi 'hu-sker 'al-tid 'dig",
  ),
]

/** Any words at all, as a family might write them: no measure, no rhyme. */
export function wildVerses(seed: number): SungVerse[] {
  const random = seededRandom(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  return Array.from({ length: upTo(8) }, () =>
    Array.from({ length: upTo(4) }, () =>
      Array.from({ length: upTo(24) }, (_, index) => ({
        text: `s${index}`,
        isStressed: random() < 0.4,
        endsWord: random() < 0.6,
      })),
    ),
  )
}
