import { refreshAsked } from '@/lib/client/asked-pages'
import { isKeepablePath } from '@/lib/client/is-keepable-path'
import { isBuildFile, isPicturePath, pageCache } from '@/lib/client/kept-pages'
import type { KeepMessage } from '@/lib/client/service-worker'
import { files, pages, pictures } from '@/lib/client/worker/caching'
import { learnMarks } from '@/lib/client/worker/marks'

declare const self: ServiceWorkerGlobalScope

// A page fetched this recently is not fetched again to be kept.
const freshMs = 60_000

/** Keeps the page that sends the message, with its files: the first visit happens before there is a worker. */
export function keepOnMessage(event: ExtendableMessageEvent): void {
  const message = readKeep(event.data)
  if (message) event.waitUntil(keep(event, message))
}

/**
 * Refetches the page without cookies, so that only the public version is kept. Pictures are fetched one at a time,
 * after the visitor's own requests.
 */
export async function keep(event: ExtendableEvent, { path, files: addresses, music }: KeepMessage): Promise<void> {
  const page = new URL(path, self.location.origin).href
  const isPage = isKeepablePath(path)
  if (isPage && !(await isFresh(page))) {
    await quietly(pages.handle({ event, request: new Request(page, { credentials: 'omit', cache: 'no-store' }) }))
  }
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.origin)
    if (origin !== self.location.origin) continue
    const request = new Request(origin + pathname)
    if (isBuildFile(pathname)) await quietly(files.handle({ event, request }))
    else if (isPage && isPicturePath(pathname)) await quietly(pictures.handle({ event, request }))
  }
  if (!isPage) return
  await refreshAsked(path, addresses, music).catch(() => {})
  await learnMarks(path).catch(() => {})
}

async function isFresh(page: string): Promise<boolean> {
  const kept = await (await caches.open(pageCache)).match(page, { ignoreVary: true })
  const date = kept?.headers.get('date')
  return Boolean(date) && Date.now() - Date.parse(date ?? '') < freshMs
}

/** Ignores failures: what cannot be fetched now is kept another time. */
async function quietly(work: Promise<Response>): Promise<void> {
  await work.catch(() => {})
}

function readKeep(data: unknown): KeepMessage | null {
  if (typeof data !== 'object' || data === null) return null
  if (!('kind' in data && data.kind === 'keep' && 'path' in data && 'files' in data)) return null
  if (typeof data.path !== 'string' || !Array.isArray(data.files)) return null
  const { path, files } = data
  return { kind: 'keep', path, files: addressesIn(files), music: 'music' in data ? addressesIn(data.music) : [] }
}

function addressesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, 200) : []
}
