/** Advance widths of Newsreader Medium in em, the wider of our two families, by its letters. Others count as 1. */
const widths: ReadonlyArray<[em: number, letters: string]> = [
  [0.3, " '.,|¦·:;!jĵȷlĺļľ()iìíîïĩīĭįı’‘"],
  [0.37, '{}[]łIÌÍÎÏĨĪĬĮİ-ft°"'],
  [0.45, '/\\sśŝşšrŕŗřzźżžcçćĉċč*_–'],
  [0.5, '?Jaeàáâãäåèéêëāăąēĕėęě'],
  [0.56, '+<=>gĝğġģx«»oòóôõöōŏőøvyýÿŷuùúûüũūŭůűųþðbkqķŋ“”'],
  [0.6, 'dhpďđĥSŚŜŞŠ#$0123456789nñńņňß'],
  [0.66, 'FLĹĻĽŁPZŹŻŽEÈÉÊËĒĔĖĘĚBRŔŖŘ'],
  [0.72, 'TŢŤYÝŶŸCÇĆĈĊČVæ'],
  [0.78, '&AÀÁÂÃÄÅĀĂĄXKĶGĜĞĠĢwŵDĎĐNÑŃŅŇOÒÓÔÕÖØŌŎŐQUÙÚÛÜŨŪŬŮŰŲ'],
  [0.86, 'HĤĦœm%'],
]

const widthOf = new Map(widths.flatMap(([em, letters]) => Array.from(letters, (letter) => [letter, em] as const)))

/** Enough for any two lines; the rest of a longer text is not looked at. */
const longest = 120

/** The greatest width a text may have in our families, in em. */
export function textEm(text: string): number {
  return graphemes(text).reduce((sum, one) => sum + (widthOf.get(one) ?? widthOf.get(one.normalize('NFC')) ?? 1), 0)
}

/**
 * A text on lines of the given widths in em, at most one for each, broken between words where possible, with an ellipsis
 * where there is more.
 */
export function fitText(text: string, lineEms: readonly number[]): string[] {
  const words = graphemes(text.trim().slice(0, longest * 4)).slice(0, longest)
  const isWhole = words.join('').length === text.trim().length
  let rest = words.join('').split(/\s+/).filter(Boolean)
  const lines: string[] = []
  for (const [at, em] of lineEms.entries()) {
    if (rest.length === 0) break
    const isLast = at === lineEms.length - 1
    if (isLast) {
      const whole = rest.join(' ')
      lines.push(isWhole && textEm(whole) <= em ? whole : shortened(whole, em))
      break
    }
    const taken = fitting(rest, em)
    lines.push(taken.line)
    rest = taken.rest
  }
  return lines
}

/** As many words as fit; a word that is longer than a line is broken. */
function fitting(words: readonly string[], em: number): { line: string; rest: string[] } {
  let count = 0
  while (count < words.length && textEm(words.slice(0, count + 1).join(' ')) <= em) count++
  if (count > 0) return { line: words.slice(0, count).join(' '), rest: words.slice(count) }
  const [first = '', ...others] = words
  const start = startWithin(first, em - textEm('-'))
  return { line: `${start}-`, rest: [first.slice(start.length), ...others] }
}

function shortened(text: string, em: number): string {
  return `${startWithin(text, em - 1).trimEnd()}…`
}

function startWithin(text: string, em: number): string {
  let start = ''
  let used = 0
  for (const one of graphemes(text)) {
    used += textEm(one)
    if (used > em && start !== '') break
    start += one
  }
  return start
}

const segmenter = new Intl.Segmenter('da', { granularity: 'grapheme' })

/** Latin letters and signs, each by itself: nothing to put together, and many times faster than the segmenter. */
const plain = /^[\u0020-\u024f\u2010-\u2026]*$/

function graphemes(text: string): string[] {
  if (plain.test(text)) return Array.from(text)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
