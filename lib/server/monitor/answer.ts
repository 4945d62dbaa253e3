import 'server-only'
import { mayMonitor, unknownPage } from '@/lib/server/monitor/access'
import { readDeepHealth } from '@/lib/server/monitor/deep-health'
import { metricsRegistry } from '@/lib/server/monitor/metrics'

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
