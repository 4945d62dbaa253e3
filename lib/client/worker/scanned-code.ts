import { NetworkFirst, Strategy, type StrategyHandler } from 'serwist'
import { slugOf } from '@/lib/client/kept-pages'
import { codeInPath } from '@/lib/client/worker/code-in-path'
import { findByCode } from '@/lib/client/worker/marks'

// On one bar of signal the kept page is shown after this; what the network brings later is kept for the next time.
export const patienceSeconds = 3
export const offlinePath = '/~offline'

/** Pages that a scan has just waited for in vain: whoever stands at the stone does not wait a second time. */
const justFound = new Set<string>()

/**
 * A stone that is scanned, where a page it leads to is kept: the network has its say, and when it has none or takes its
 * time, the kept page opens under its own address. Everything else takes as long as it takes.
 */
export class ScannedCode extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request)
    // Waited for by nobody when the kept page comes first.
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

/** The network first, but for the page that a scan leads to after it has waited for the network itself. */
export class PageFirst extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = justFound.delete(new URL(request.url).pathname) && (await handler.cacheMatch(request))
    return kept || super._handle(request, handler)
  }
}

/** A device that refuses its caches has no pages either. */
async function findKept(request: Request): Promise<string[]> {
  const code = codeInPath(new URL(request.url).pathname)
  return code ? findByCode(code).catch(() => []) : []
}

/** The page without connection, which lists those two and no others (app/(memorial)/~offline). */
async function bothOf(paths: string[]): Promise<Response> {
  const page = await caches.match(offlinePath, { ignoreSearch: true, ignoreVary: true })
  if (!page) throw new TypeError('The page without connection is not kept')
  const text = (await page.text()).replace('<html ', `<html data-stone="${paths.map(slugOf).join(' ')}" `)
  return new Response(text, { headers: page.headers })
}
