// Written by `npm run letters`: what every page is set in.
export const letterFiles = [
  '/letters/newsreader-latin-normal-9fe8bf2c.woff2',
  '/letters/figtree-latin-normal-1d54f61e.woff2',
]
