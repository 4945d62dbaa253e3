const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/**
 * The letters of Danish and its neighbours (da, no, sv, fo, is, de, nl, fr, en): fetched by every page. `range` is
 * the same set in CSS, so that no other letter fetches the file.
 */
export const common = {
  letters: `${between(0x20, 0x7e)}${between(0xc0, 0xff)}\u00a0\u00ad§©«°´·»½ıŒœ‐–—‘’‚“”„•…‹›€−`,
  range: 'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2026, U+2039-203A, U+20AC, U+2212',
}

/**
 * Latin Extended-A and Romania's four: Polish, Czech, Croatian, Turkish, Baltic, Sami and Greenlandic names. A
 * separate file, fetched only by pages with such a letter.
 */
export const rarer = {
  letters: `${between(0x100, 0x130)}${between(0x132, 0x151)}${between(0x154, 0x17f)}ȘșȚțẞ`,
  range: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E',
}
