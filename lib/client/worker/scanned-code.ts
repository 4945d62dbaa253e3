import { NetworkFirst, Strategy, type StrategyHandler } from 'serwist'
import { slugOf } from '@/lib/client/kept-pages'
import { codeInPath } from '@/lib/client/worker/code-in-path'
import { findByCode } from '@/lib/client/worker/marks'

// On one bar of signal the kept page is shown after this; a later network response is kept for next time.
export const patienceSeconds = 3
export const offlinePath = '/~offline'

/** Pages a scan has just waited for in vain, so that the visitor at the stone does not wait twice. */
const justFound = new Set<string>()

/**
 * A scanned code with a kept page: the network goes first, and if it fails or is slow, the kept page opens under its
 * own address. Without a kept page the network takes as long as it takes.
 */
export class ScannedCode extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request)
    // Unhandled when the kept page wins.
    answer.catch(() => {})
    const paths = await findKept(request)
    if (paths.length === 0) return answer
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceSeconds * 1000))
    const inTime = await Promise.race([answer.catch(() => null), late])
    if (inTime) return inTime
    const [path = '', other] = paths
    if (other) return bothOf(paths)
    justFound.add(path)
    return Response.redirect(new URL(path, request.url), 302)
  }
}

/** Network first, except for the page of a scan that has already waited for the network. */
export class PageFirst extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = justFound.delete(new URL(request.url).pathname) && (await handler.cacheMatch(request))
    return kept || super._handle(request, handler)
  }
}

/** A device that refuses its caches has no kept pages. */
async function findKept(request: Request): Promise<string[]> {
  const code = codeInPath(new URL(request.url).pathname)
  return code ? findByCode(code).catch(() => []) : []
}

/** The offline page, listing only those two pages (app/(memorial)/~offline). */
async function bothOf(paths: string[]): Promise<Response> {
  const page = await caches.match(offlinePath, { ignoreSearch: true, ignoreVary: true })
  if (!page) throw new TypeError('The page without connection is not kept')
  const text = (await page.text()).replace('<html ', `<html data-stone="${paths.map(slugOf).join(' ')}" `)
  return new Response(text, { headers: page.headers })
}
