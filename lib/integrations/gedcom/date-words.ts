/** One word, number or sign of a date's text. */
export type DateToken = {
  text: string
  /**
   * What it is, as one letter: `d` a number of one or two digits, `y` one of three or four, `L` a longer one, `m` a
   * month, `c` a decade or century ('1940ERNE', '187?'), `k` the word for century, `h` a calendar, `j` the Julian; `a`
   * about, `b` before, `f` after, `F` from, `T` to, `B` between, `o` and/or, `x` not; `e` another event's name, `n` a
   * word that adds nothing, `w` any other. The signs . , / - ? + stand for themselves.
   */
  letter: string
}

const words: Record<string, string> = {
  a:
    'ABT ABOUT EST ESTIMATED CAL CALC CALCULATED CA C CCA CIRCA CIRC CIR CIRKA ZIRKA OMKRING OMKR OMK O OMTRENT OMTR ' +
    'AROUND APPROX APPROXIMATELY SAY PROBABLY PROB MAYBE PERHAPS POSSIBLY WFT GCT SKØNNET ANSLAET BEREGNET FORMENTLIG ' +
    'FORMODENTLIG VISTNOK MASKE MULIGVIS SANDSYNLIGVIS EVT UM GEGEN UNGEFAHR UNGEF ETWA WOHL VERMUTLICH KRING UNGEFAR ' +
    'TROLIGEN RUNT VERS ENV ENVIRON ONGEVEER OMSTREEKS ROND ~ ∼ ≈ ±',
  b: 'BEF BEFORE BFR FØR FOER INDEN SENEST PRE INNAN FORE VOR AVANT VOOR BY < ≤',
  f: 'AFT AFTER EFTER EFT SIDEN TIDLIGST ETTER SINCE POST NACH SEIT APRES DEPUIS NA > ≥',
  F: 'FROM FRA FRAN VON AB VANAF',
  T: 'TO TIL UNTIL TILL BIS TOT',
  B: 'BET BETWEEN BTW BTWN MELLEM MELL MLM ML MELLAN ZWISCHEN ENTRE TUSSEN',
  o: 'AND OG OCH UND ET EN OR ELLER EL ODER OU &',
  x: 'NOT IKKE EJ INTE NICHT NIET PAS NEVER ALDRIG',
  e:
    'DØBT DB DAB DAABT DAAB DABEN DØPT DOPT HJEMMEDØBT BAPT BAPTISED BAPTIZED BAPTISM BP CHR CHRISTENED CHRISTENING ' +
    'GETAUFT TAUFE GET HJD KONF KONFIRMERET CONF CONFIRMED BEGR BEGRAVET BEGRAVD BEGRAVELSE BURIED BURIAL BUR BEGRABEN JORDET JORDFÆSTET ' +
    'BISAT SKIFTE SKIFTET PROBATE PROVED FT FOLKETÆLLING FOLKETÆLLINGEN CENSUS',
  n:
    'AD DEN D DET DER THE OF DE DU LE LA L IN I IM AM ON PA A AR AAR AN ANNO DOMINI YEAR JAHR JAHRE ST ND RD TH TE ER STE DIE DJE ' +
    'ARET AARET MANED MAANED GREGORIAN',
  k: 'ARHUNDREDE ARHUNDREDES AARHUNDREDE ARH CENTURY CENT JAHRHUNDERT JH JHDT JHD ARHUNDRADE SEKEL EEUW SIECLE',
  h: 'HEBREW FRENCH_R',
  j: 'JULIAN',
}
const letters = new Map(
  Object.entries(words).flatMap(([letter, list]) => list.split(' ').map((word) => [word, letter])),
)

/** After a year: '1903 eller senere'. Before one, 'senere 1903', they say something else. */
const afterYear: Record<string, string> = {
  EARLIER: 'b',
  TIDLIGERE: 'b',
  FRUHER: 'b',
  TIDIGARE: 'b',
  LATER: 'f',
  SENERE: 'f',
  SPATER: 'f',
  SENARE: 'f',
}

/** The number behind them is no year. */
const countingWords = new Set(
  (
    'SIDE S PAGE PAG PP P NR NO NUM NUMMER NUMBER N FOL FOLIO OPSLAG OPSL BILLEDE LØBENR LBNR MATR MATRNR HUS HUSNR ' +
    'BLAD BL VOL BD BIND REF ID KORT GADE VEJ # § №'
  ).split(' '),
)
const ageWords = new Set('AR AAR YEARS YRS JAHRE ANS DAGE DAYS'.split(' '))
/** 'JUL' is July behind them, and Christmas in a Danish sentence. */
const programWords = new Set('ABT BEF AFT CAL EST BET AND FROM TO INT ST ND RD TH OF'.split(' '))

const century = String.raw`\d{2,3}0(?:['-]| )?(?:ERNE|TALLET|TALET|TAL|ER)(?![A-ZÆØ])|\d{2,3}0'?S(?![A-ZÆØ])`
const unreadDigits = String.raw`\d{3}(?:[?X_*]|[-.](?! ?[\dA-ZÆØ]))|\d\d(?:\?\?|XX|__|\*\*|--|\.\.)`
const tokens = new RegExp(
  `(?<!\\d)(?:${century}|(?:${unreadDigits})(?![\\dA-ZÆØ]))|\\d+|FRENCH_R|\\p{L}+|[^\\s\\p{L}\\d]`,
  'gu',
)

/** A text in capitals and without accents in its words, numbers and signs. */
export function dateTokens(text: string): DateToken[] {
  const found = [...text.matchAll(tokens)]
  const isGlued = (at: number) => {
    const [before, after] = [found[at - 1], found[at]]
    return before !== undefined && after !== undefined && before.index + before[0].length === after.index
  }
  const read: DateToken[] = []
  for (const [at, [word]] of found.entries()) {
    const previous = read.at(-1)
    const last = previous && '.,/-'.includes(previous.letter) ? read.at(-2) : previous
    const isCounted =
      /^\d+$/.test(word) &&
      ((last !== undefined && countingWords.has(last.text)) ||
        (word.length === 3 && ageWords.has(found[at + 1]?.[0] ?? '')) ||
        // 'KB1743' is a reference.
        (previous?.letter === 'w' && /\p{L}$/u.test(previous.text) && isGlued(at)))
    read.push({ text: word, letter: isCounted ? 'w' : letterOf(word, last) })
  }
  return read
}

function letterOf(word: string, last: DateToken | undefined): string {
  // '198' is what is left of a year of somebody who may live.
  if (/^(?:19[1-9]|20[0-2])$/.test(word)) return 'L'
  if (/^\d+$/.test(word)) return word.length < 3 ? 'd' : word.length < 5 && Number(word) > 0 ? 'y' : 'L'
  if (/^\d/.test(word)) return 'c'
  if (word === 'JUL' && last && !'dmy'.includes(last.letter) && !programWords.has(last.text)) return 'w'
  if (monthOf(word) !== null) return 'm'
  const late = afterYear[word]
  if (late) return last && 'yoc'.includes(last.letter) ? late : 'w'
  const letter = letters.get(word)
  if (letter) return letter
  if ('./-?,+'.includes(word)) return word
  return /[\p{L}*†]/u.test(word) ? 'w' : '.'
}

/** As precise as it is known. Year 1 to 9999, month and day from 1; a day only with its month. */

export type GedcomDay = { year: number; month?: number; day?: number }

/** The months as both versions of GEDCOM write them. */
export const monthWords = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** Danish, Norwegian, Swedish, German, Dutch, English and French, and as old church books shorten them. */
const names = [
  'JAN JANUAR JANUARY JANUARI JANVIER JANV JANR JANNER JAENNER JANUARII JANUARIUS',
  'FEB FEBRUAR FEBRUARY FEBRUARI FEBR FEBER FEVRIER FEVR FEV FEBRUARII FEBRUARIUS',
  'MAR MARTS MARCH MARS MARZ MAERZ MRZ MRT MAART MARTZ MARTII MARTIUS',
  'APR APRIL AVRIL AVR APRILIS',
  'MAY MAJ MAI MEI MAJI MAII MAJUS',
  'JUN JUNI JUNE JUIN JUNY JUNII JUNIUS',
  'JUL JULI JULY JUILLET JUIL JULII JULIUS',
  'AUG AUGUST AUGUSTI AUGUSTUS AOUT AOU',
  'SEP SEPT SEPTEMBER SEPTEMBRE SEPTBR SEPTEMBR SEPTR SEPTEMBRIS',
  'OCT OKT OCTOBER OKTOBER OCTOBRE OCTBR OCTOBR OKTBR OCTR OCTOBRIS',
  'NOV NOVEMBER NOVEMBRE NOVBR NOVEMBR NOVR NOVEMBRIS',
  'DEC DECEMBER DECEMBRE DES DESEMBER DEZ DEZEMBER DECBR DECEMBR DECR DECEMBRIS',
]
const numbers = new Map(names.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)))

const roman = 'I II III IV V VI VII VIII IX X XI XII XIII XIV'.split(' ')

/** 1 to 12 for a name or an abbreviation in capitals without accents and full stop; else null. */
export function monthOf(word: string): number | null {
  return numbers.get(word) ?? null
}

/** 1 to 14 for a Roman number in capitals; else null. */
export function romanNumber(word: string): number | null {
  const at = roman.indexOf(word)
  return at < 0 ? null : at + 1
}
