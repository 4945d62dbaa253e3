import localFont from 'next/font/local'

// The same files as app/fonts.ts, fetched otherwise: only the serif, which the first screen is set in, is fetched ahead
// of everything. The sans comes when it comes; its stand-in has the same measures.
export const serif = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

export const serifItalic = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-newsreader-italic',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

export const sans = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

export const fontClasses = `${serif.variable} ${serifItalic.variable} ${sans.variable}`
