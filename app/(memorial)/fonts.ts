import localFont from 'next/font/local'

// The same files as app/fonts.ts under the same addresses, shown by another rule. `optional`: what has not come by the
// first paint is used from the next page on, so that nothing ever moves under somebody who has begun to read. No
// stand-in has the same measures on every phone; swapped in late, a long name broke its lines anew. The
// constants name the families: called `serif`, the stand-in's own name would be a keyword and its rule thrown away.
const newsreader = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'optional',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

const newsreaderItalic = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'optional',
  preload: false,
  variable: '--font-newsreader-italic',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'optional',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

export const fontClasses = `${newsreader.variable} ${newsreaderItalic.variable} ${figtree.variable}`
