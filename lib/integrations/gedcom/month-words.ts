/** The months as both versions of GEDCOM write them. */
export const monthWords = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

const danish = 'JANUAR FEBRUAR MARTS APRIL MAJ JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DECEMBER'.split(' ')
const english = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ')
const short = 'JAN FEB MRT APR MAJ JUN JUL AUG SEPT OKT NOV DEC'.split(' ')

const numbers = new Map(
  [monthWords, danish, english, short].flatMap((words) => words.map((word, at) => [word, at + 1] as const)),
)

/** 1 to 12 for a Danish or English name or abbreviation in capitals, with or without a full stop; else null. */
export function monthOf(word: string): number | null {
  return numbers.get(word.replace(/[.,]$/, '')) ?? null
}
