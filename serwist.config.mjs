// The worker is bundled after the site (scripts/set-up/next-build.mjs). It has no precache list of build files: pages
// send it what they show, so one worker fits every build of the same sources.
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
    // Serwist logs to the console except in production.
    define: { 'process.env.NODE_ENV': '"production"' },
  },
})
