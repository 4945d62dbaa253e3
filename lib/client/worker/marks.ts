import { listAskedPages } from '@/lib/client/asked-pages'
import { markCache, pageCache, slugOf } from '@/lib/client/kept-pages'
import { isTooOld, matchOptions } from '@/lib/client/worker/ages'
import { codeMark } from '@/lib/shared/code-mark'
import { dayMs } from '@/lib/shared/durations'

const addressOf = (slug: string) => `/api/memorials/${slug}/code-marks`

/**
 * Fetches once a day which codes lead to a kept page. Only marks are sent and stored, one response a page, never a
 * code; they mean nothing without the page and are removed with it.
 */
export async function learnMarks(path: string): Promise<void> {
  const slug = slugOf(path)
  if (!(await listKept()).some((kept) => slugOf(kept) === slug)) return
  const cache = await caches.open(markCache)
  const known = await cache.match(addressOf(slug))
  if (Date.now() - Date.parse(known?.headers.get('date') ?? '') < dayMs) return
  const answer = await fetch(addressOf(slug), { credentials: 'omit' })
  if (answer.ok) await cache.put(addressOf(slug), answer)
}

/**
 * The paths of the kept pages a code leads to: none, one, or both of a double stone, each in the layout last read.
 */
export async function findByCode(code: string): Promise<string[]> {
  const mark = codeMark(code)
  const cache = await caches.open(markCache)
  const found = new Map<string, string>()
  for (const path of await listKept()) {
    const slug = slugOf(path)
    if (found.has(slug)) continue
    const answer: unknown = await (await cache.match(addressOf(slug)))?.json()
    if (marksIn(answer).includes(mark)) found.set(slug, path)
  }
  return [...found.values()]
}

/** Removes the marks of pages that expired, were evicted, or were taken off the device. */
export async function dropLooseMarks(): Promise<void> {
  const kept = new Set((await listKept()).map((path) => new URL(addressOf(slugOf(path)), location.origin).href))
  const cache = await caches.open(markCache)
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request, matchOptions)
}

async function listKept(): Promise<string[]> {
  const copies = await (await caches.open(pageCache)).keys()
  const paths: string[] = []
  for (const { url } of [...copies].reverse()) if (!(await isTooOld(pageCache, url))) paths.push(new URL(url).pathname)
  return [...paths, ...(await listAskedPages())]
}

function marksIn(answer: unknown): unknown[] {
  const marks: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'marks') : null
  return Array.isArray(marks) ? marks : []
}
