// onLCP and onTTFB would make it 3.4 KB, and the latter comes only after the page has loaded.
import { type Metric, onCLS, onFCP, onINP } from 'web-vitals'

type Opened = PerformanceNavigationTiming & { activationStart?: number }
type Told = { globalPrivacyControl?: boolean; connection?: { effectiveType?: string } }

let isCollecting = false

/**
 * Measures how fast the page was that was opened, and tells the server once, when it is left. It tells nothing about
 * who it was, and says nothing at all for those who ask not to be followed (docs/decisions/067-monitoring.md). May
 * come long after the page was shown: browsers keep what happened before. At most 3 KB.
 */
export function collectVitals(): void {
  const told: Navigator & Told = navigator
  if (isCollecting) return
  isCollecting = true
  if (told.doNotTrack === '1' || told.globalPrivacyControl) return
  const page = pageKindOf(location.pathname)
  const values: Record<string, number> = {}
  const keep = ({ name, value }: Metric) => {
    values[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
  }
  const [opened]: Opened[] = performance.getEntriesByType('navigation')
  const beganAt = opened?.activationStart ?? 0
  const hiddenAt = firstHiddenAt(beganAt)
  const keepPaints = (entries: PerformanceEntry[]) => {
    const paintedAt = entries.at(-1)?.startTime
    // Counted only when the page was in front until then.
    if (paintedAt !== undefined && paintedAt < hiddenAt) values.LCP = Math.round(Math.max(paintedAt - beganAt, 0))
  }
  // Every change: not every browser says that a page is hidden when it is left, which the library waits for otherwise.
  for (const measure of [onCLS, onFCP, onINP]) measure(keep, { reportAllChanges: true })
  const painting = new PerformanceObserver((list) => keepPaints(list.getEntries()))
  painting.observe({ type: 'largest-contentful-paint', buffered: true })

  // The library's own listeners run before, while the event is on its way down: what was still to come is in `values`.
  for (const left of ['visibilitychange', 'pagehide']) addEventListener(left, send)

  function send({ type }: Event): void {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
    for (const left of ['visibilitychange', 'pagehide']) removeEventListener(left, send)
    keepPaints(painting.takeRecords())
    // Browsers hide it by a zero.
    if (opened?.responseStart) values.TTFB = Math.round(Math.max(opened.responseStart - beganAt, 0))
    const speed = told.connection?.effectiveType
    navigator.sendBeacon(
      '/api/vitals',
      JSON.stringify({
        page,
        device: matchMedia('(pointer:coarse) and (max-width:1024px)').matches ? 'phone' : 'computer',
        connection: speed ? (speed === '4g' ? 'fast' : 'slow') : 'unknown',
        values,
      }),
    )
  }
}

function firstHiddenAt(beganAt: number): number {
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= beganAt)
  return hidden?.startTime ?? (document.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY)
}

/** The kind of page an address has: one of `pageKinds` in lib/domain/vitals/schema.ts. Nothing else is told of it. */
export function pageKindOf(path: string): string {
  if (path === '/') return 'front'
  const [, first = '', second, third] = path.split('/')
  if (/^(enhanced-)?memorial$/.test(first) && second && !/^qr$/i.test(second)) return third ? 'account' : first
  if (/^(admin|production|reseller-dashboard)$/.test(first)) return 'staff'
  return /^(create-|edit-|profile|orders|qr-(setup|linking)|subscription)/.test(first) ? 'account' : 'public'
}
