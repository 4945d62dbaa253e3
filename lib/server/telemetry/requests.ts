import 'server-only'
import { type AnsweredRequest, oncePerProcess, processGlobals } from '@/lib/server/process-globals.mjs'
import { recordTime } from '@/lib/server/telemetry/times'

type Minute = { requests: number; pageHits: number; pageMisses: number }
type Counts = { minute: Minute; byRoute: Map<string, number>; pages: { hit: number; miss: number } }

const counts = oncePerProcess(
  'requests',
  (): Counts => ({ minute: emptyMinute(), byRoute: new Map(), pages: { hit: 0, miss: 0 } }),
)

// The names come from the app's routes, at five classes of status each.
const routesMost = 5000

/** Counts a request and its time. */
export function recordRequest({ route, status, ms, page }: AnsweredRequest): void {
  counts.minute.requests++
  if (page === 'hit') counts.minute.pageHits++
  if (page === 'miss') counts.minute.pageMisses++
  if (page) counts.pages[page]++
  const key = `${Math.floor(status / 100)}xx ${route}`
  const known = counts.byRoute.get(key)
  if (known !== undefined || counts.byRoute.size < routesMost) counts.byRoute.set(key, (known ?? 0) + 1)
  if (ms !== null) recordTime({ kind: 'route', name: route, ms, failed: status >= 500 })
}

/** Lets the HTTP server tell its requests to this process. */
export function startHearingRequests(): void {
  processGlobals.onRequest = recordRequest
}

/** The requests since the last call. */
export function takeRequests(): Minute {
  const { minute } = counts
  counts.minute = emptyMinute()
  return minute
}

/** All since the process began: by '2xx /memorial/*', and memorial pages. */
export function requestsSinceStart(): Readonly<Omit<Counts, 'minute'>> {
  return counts
}

function emptyMinute(): Minute {
  return { requests: 0, pageHits: 0, pageMisses: 0 }
}
