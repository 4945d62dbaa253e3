import { lettersSource } from './components/frame/letters-source.mjs'
import { themeSource } from './components/frame/theme-source.mjs'
import { scriptHash } from './scripts/server/script-policy.mjs'

const dev = process.env.NODE_ENV === 'development'

/** @param {"'none'" ¦ "'self'"} frameAncestors Who may show the page in a frame. */
const contentSecurityPolicy = (frameAncestors) =>
  [
    "default-src 'none'",
    // scripts/server/script-policy.mjs adds a document's own scripts. The development server's are unrestricted.
    `script-src 'self' ${dev ? "'unsafe-inline' 'unsafe-eval'" : `${scriptHash(themeSource)} ${scriptHash(lettersSource)}`}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    // The film on the front page, after a click. On every page, because after navigation within the site the policy
    // of the first document still applies. 'self': the editor previews the page being written.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
  ].join('; ')

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' }

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy("'none'") },
  noSniffing,
  // Links in mails and addresses of unlisted pages must not leak to other sites.
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(self), microphone=(self), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // Ignored by browsers over plain http (RFC 6797 §8.1).
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
]

/** @type {import('next').NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // `npm test` checks all types; a type error in a test must not stop a family's site from starting.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1'],
  devIndicators: false,
  images: { unoptimized: true },
  // Else a release would be built from the folder that it lies in, which has a lock file too.
  turbopack: { root: import.meta.dirname },
  // The site runs from its own folder, so nothing reads the lists of files that each page needs: 36 MB, and a tenth of
  // the build.
  outputFileTracingExcludes: { '/**': ['**/*'] },
  serverExternalPackages: [
    'sharp',
    '@node-rs/argon2',
    'pg',
    'pg-boss',
    'pino',
    'nodemailer',
    'prom-client',
    'hdr-histogram-js',
    'mediabunny',
    'pdfkit',
    'piscina',
    'fontkit',
    'zxing-wasm',
    '@hyzyla/pdfium',
    'spessasynth_core',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    'openai',
    '@anthropic-ai/sdk',
  ],
  experimental: {
    inlineCss: true,
    globalNotFound: true,
    // The cache is 385 MB and is written by every build; server source maps are read by nothing. Without them a build
    // takes half the time. `npm test -- --quick` builds again and again: with the cache in less than half.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === '1',
    turbopackSourceMaps: false,
    // An error's stack names functions, by which the same error is known again (decision 067).
    serverMinification: false,
    // Loading all routes was a third of a start, and nobody is answered meanwhile: each is loaded when it is first asked
    // for.
    preloadEntriesOnStart: false,
  },
  async headers() {
    return [
      // The policy only matters on documents; on files it would add a kilobyte each.
      { source: '/((?!_next/static/|letters/).*)', headers: securityHeaders },
      { source: '/(_next/static|letters)/:path*', headers: [noSniffing] },
      {
        source: '/memorial/:id/preview',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy("'self'") }],
      },
      {
        // File names change with the contents.
        source: '/letters/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]
  },
  async redirects() {
    // Redirects before rendering: by the time a page could redirect, the console's layout has started the response.
    return [
      { source: '/admin/contact-messages', destination: '/admin/support', permanent: false },
      { source: '/admin/users/log', destination: '/admin/audit', permanent: true },
    ]
  },
}
