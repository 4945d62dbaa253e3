/**
 * What this device keeps for times without connection. The names are shared by the worker (app/sw.ts), which fills the
 * caches, the offline page, which lists them, and signing out, which empties them (docs/decisions/034-offline.md).
 */
export const pageCache = 'mindelund-sider'
export const pictureCache = 'mindelund-billeder'
export const fileCache = 'mindelund-filer'
/** By which a scanned code finds its kept page (worker/marks.ts). */
export const markCache = 'mindelund-koder'
/** Before the path of a page that somebody asked to keep: it has a cache of its own (asked-pages.ts). */
export const askedPrefix = 'mindelund-beholdt:'

/** Pages that may be kept, by their path: a memorial in its layouts. Whether one really is, its answer decides. */
export function isKeepablePath(path: string): boolean {
  return /^\/(?:memorial|enhanced-memorial|classic-memorial)\/[^/]+\/?$/.test(path)
}

/** The name of the page in a keepable path, the same in all layouts. */
export function slugOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/** Pictures of a page: their addresses never show anything else than they did before. */
export function isPicturePath(path: string): boolean {
  return /^\/(?:media\/[^/]+\/[^/]+\.(?:webp|avif|jpe?g|png)|api\/stone-photos\/[^/]+\/small)$/.test(path)
}

/** Script and styles of a build, and the letters; the name changes with the contents. */
export function isBuildFile(path: string): boolean {
  return path.startsWith('/_next/static/') || path.startsWith('/letters/')
}

/** Only what every stranger would get is kept: an answer that was made for one caller says so in its header. */
export function isForEverybody(response: Response): boolean {
  const rule = response.headers.get('cache-control') ?? ''
  return response.status === 200 && !response.redirected && /\bpublic\b/.test(rule) && !/no-store|private/.test(rule)
}

/** Whether somebody asked this device to keep the page at the path. */
export function isAskedFor(path: string): Promise<boolean> {
  return caches.has(askedPrefix + path)
}

/** Forgets the pages and pictures that were kept on this device, asked for or not, and which codes lead to them. Build files stay: they belong to nobody. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const asked = (await caches.keys()).filter((name) => name.startsWith(askedPrefix))
  await Promise.allSettled([pageCache, pictureCache, markCache, ...asked].map((name) => caches.delete(name)))
}
