/**
 * What this device keeps for offline use. The names are shared by the worker (app/sw.ts), which fills the caches, the
 * offline page, which lists them, and sign-out, which empties them (docs/decisions/034-offline.md).
 */
export const pageCache = 'mindelund-sider'
export const pictureCache = 'mindelund-billeder'
export const fileCache = 'mindelund-filer'
/** Maps scanned codes to kept pages (worker/marks.ts). */
export const markCache = 'mindelund-koder'
/** Cache name prefix, before the path of an asked page: each has its own cache (asked-pages.ts). */
export const askedPrefix = 'mindelund-beholdt:'

/**
 * Days without a visit, as stated on /cookies and /privacy. Asked pages do not expire (lib/client/asked-pages.ts).
 */
export const keptDays = 30
/** Days without use of the site's own files, as stated on /cookies. */
export const keptFileDays = 90

/** The slug in a keepable path, in any layout. */
export function slugOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/** A page's pictures: immutable addresses. */
export function isPicturePath(path: string): boolean {
  return /^\/(?:media\/[^/]+\/[^/]+\.(?:webp|avif|jpe?g|png)|api\/stone-photos\/[^/]+\/small)$/.test(path)
}

/** A sound or a film of a page. A page's music is kept only with a page that was asked for (asked-music.ts). */
export function isSoundPath(path: string): boolean {
  return /^\/media\/[^/]+\/file$/.test(path)
}

/** Scripts and styles of a build, and fonts; names change with the contents. */
export function isBuildFile(path: string): boolean {
  return path.startsWith('/_next/static/') || path.startsWith('/letters/')
}

/** Only public responses are kept; a response made for one caller says so in its header. */
export function isForEverybody(response: Response): boolean {
  const rule = response.headers.get('cache-control') ?? ''
  return response.status === 200 && !response.redirected && /\bpublic\b/.test(rule) && !/no-store|private/.test(rule)
}

/** Whether this device was asked to keep the page at the path. */
export function isAskedFor(path: string): Promise<boolean> {
  return caches.has(askedPrefix + path)
}

/**
 * Forgets all pages and pictures kept on this device, asked for or not, and the code marks. Build files stay: they
 * are not personal.
 */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const asked = (await caches.keys()).filter((name) => name.startsWith(askedPrefix))
  await Promise.allSettled([pageCache, pictureCache, markCache, ...asked].map((name) => caches.delete(name)))
}
