import 'server-only'
import { env } from '@/lib/server/env'
import { addressOf } from '@/lib/server/http'
import { sameText } from '@/lib/server/tokens'

const bearer = /^Bearer +(\S{1,300})$/i
const loopback = /^127\.\d+\.\d+\.\d+$/
// ::1 as scripts/server/client-address.mjs writes it: the network of its home.
const loopbackNetwork = '::/64'
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/**
 * Whether a monitor may see what the service knows of itself: with METRICS_TOKEN, or from this machine without a proxy
 * in between. Behind a proxy on this machine every visitor seems to come from it, so such a request must carry none of
 * the headers that proxies add, and must ask for this machine by name.
 */
export function mayMonitor(request: Request, token: string | undefined = env.METRICS_TOKEN): boolean {
  const given = bearer.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token && given && sameText(given, token)) return true
  if (request.headers.get('x-came-directly') !== '1') return false
  const address = addressOf(request)
  const isLocal = address === loopbackNetwork || loopback.test(address)
  return isLocal && localHost.test(request.headers.get('host') ?? '')
}

/** For everybody else the address does not exist. */
export function unknownPage(): Response {
  return new Response('<!doctype html><title>404</title>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
