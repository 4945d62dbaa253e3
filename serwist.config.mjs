// The worker is bundled after the site (scripts/set-up/next-build.mjs). It keeps no list of the build's files: pages tell
// it what they show, so a worker is right for every build of the same sources.
/** @param {{ revision: string, swDest?: string }} options `revision` changes when the offline page may have */
export const serwistConfig = ({ revision, swDest = 'public/sw.js' }) => ({
  swSrc: 'app/sw.ts',
  swDest,
  globDirectory: 'public',
  globPatterns: [],
  additionalPrecacheEntries: [{ url: '/~offline', revision }],
  esbuildOptions: {
    minify: true,
    sourcemap: false,
    legalComments: 'none',
    // serwist says what it does in the console everywhere but in production.
    define: { 'process.env.NODE_ENV': '"production"' },
  },
})
