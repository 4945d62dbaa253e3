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
