import 'server-only'
import { env } from '@/lib/server/env'
import { addressOf } from '@/lib/server/http'
import { readDeepHealth } from '@/lib/server/monitor/deep-health'
import { metricsRegistry } from '@/lib/server/monitor/metrics'
import { sameText } from '@/lib/server/tokens'

const headers = { 'cache-control': 'private, no-store' }

/** GET /metrics, in Prometheus' text format. */
export async function answerMetrics(request: Request): Promise<Response> {
  if (!mayMonitor(request)) return unknownPage()
  const registry = metricsRegistry()
  return new Response(await registry.metrics(), { headers: { ...headers, 'content-type': registry.contentType } })
}

/** GET /api/health/deep: 503 when a check fails. */
export async function answerDeepHealth(request: Request): Promise<Response> {
  if (!mayMonitor(request)) return unknownPage()
  const health = await readDeepHealth()
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
}

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
function unknownPage(): Response {
  return new Response('<!doctype html><title>404</title>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
