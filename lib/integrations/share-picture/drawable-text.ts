// For a sign that none of the fonts has, the renderer would ask a server of Google's for another one.
const undrawable = /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d]/gu

/** The text as far as the fonts of the picture go, Latin letters, ligatures taken apart. '' when nothing of it can be drawn. */
export function drawableText(text: string): string {
  return text.normalize('NFKC').replace(undrawable, '').replace(/\s+/g, ' ').trim()
}
