// For a character none of the fonts has, the renderer would fetch another font from Google.
const undrawable = /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d]/gu

/** Only the characters the fonts have: Latin letters, ligatures decomposed. '' when none can be drawn. */
export function drawableText(text: string): string {
  return text.normalize('NFKC').replace(undrawable, '').replace(/\s+/g, ' ').trim()
}
