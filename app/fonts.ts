import localFont from 'next/font/local'

// `optional`: what is set in the stand-in font on a slow first visit stays so, and nothing ever jumps; from the second
// page on the files are there (docs/decisions/020-landing-page.md).
// The names of the constants become the families' names in CSS: a generic one like serif would break the fallback.
// Newsreader carries names, titles and life stories. The published Latin files have no old-style
// figures (no `onum`), so years are set one step smaller than the name instead of faking them.
export const newsreader = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'optional',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

// A family of its own, so that its 64 KB are fetched only by a page that slants a word.
export const newsreaderItalic = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'optional',
  preload: false,
  variable: '--font-newsreader-italic',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'optional',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

/** Class names for `<html>`; they define the variables that tokens.css builds its families from. */
export const fontClasses = `${newsreader.variable} ${newsreaderItalic.variable} ${figtree.variable}`
