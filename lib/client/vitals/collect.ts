// The library's rules for interactions and layout shifts. Its functions that report them (onINP, onCLS, …) also follow
// pages that come back from the browser's store or change without loading, and weigh 3.1 KB; what is measured here is
// one visit, of a page that was opened.
import { getActivationStart } from '../../../node_modules/web-vitals/dist/modules/lib/getActivationStart.js'
import { InteractionManager } from '../../../node_modules/web-vitals/dist/modules/lib/InteractionManager.js'
import { LayoutShiftManager } from '../../../node_modules/web-vitals/dist/modules/lib/LayoutShiftManager.js'
import { observe } from '../../../node_modules/web-vitals/dist/modules/lib/observe.js'
import { initInteractionCountPolyfill } from '../../../node_modules/web-vitals/dist/modules/lib/polyfills/interactionCountPolyfill.js'
import { pageKindOf } from './page-kind'

type Told = { globalPrivacyControl?: boolean; connection?: { effectiveType?: string } }

// As in onINP: a shorter one is not worth its callback.
const shortestMs = 40
let isCollecting = false

/**
 * Measures how fast the page was that was opened, and tells the server once, when it is left. It tells nothing about
 * who it was, and says nothing at all for those who ask not to be followed (docs/decisions/067-monitoring.md). May
 * come long after the page was shown: browsers keep what happened before. At most 2 KB.
 */
export function collectVitals(): void {
  const told: Navigator & Told = navigator
  if (isCollecting) return
  isCollecting = true
  if (told.doNotTrack === '1' || told.globalPrivacyControl) return
  const page = pageKindOf(location.pathname)
  const beganAt = getActivationStart()
  const hiddenAt = firstHiddenAt(beganAt)
  const values: Record<string, number> = {}
  // Counted only when the page was in front until then.
  const keep = (name: string, at: number | undefined) => {
    if (at !== undefined && at < hiddenAt) values[name] = Math.round(Math.max(at - beganAt, 0))
  }

  const shifts = new LayoutShiftManager()
  const onShifts = (entries: LayoutShift[]) => {
    for (const entry of entries) {
      shifts._processEntry(entry)
      values.CLS = Math.max(values.CLS ?? 0, Math.round(shifts._sessionValue * 1000) / 1000)
    }
  }
  const interactions = new InteractionManager()
  const onEvents = (entries: PerformanceEventTiming[]) => {
    for (const entry of entries) interactions._processEntry(entry)
  }
  const onPaints = (entries: PerformanceEntry[]) => keep('LCP', entries.at(-1)?.startTime)
  initInteractionCountPolyfill()
  const shifting = observe(['layout-shift'], onShifts)
  if (shifting) values.CLS = 0
  const acting = observe(['event', 'first-input'], onEvents, { durationThreshold: shortestMs })
  const painting = observe(['largest-contentful-paint'], onPaints)

  // Both: not every browser says that a page is hidden when it is left.
  for (const left of ['visibilitychange', 'pagehide']) addEventListener(left, send, true)

  function send({ type }: Event): void {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
    for (const left of ['visibilitychange', 'pagehide']) removeEventListener(left, send, true)
    onShifts((shifting?.takeRecords() ?? []) as LayoutShift[])
    onEvents((acting?.takeRecords() ?? []) as PerformanceEventTiming[])
    onPaints(painting?.takeRecords() ?? [])
    keep('FCP', performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    // A shift that nobody saw is none.
    if (values.FCP === undefined) delete values.CLS
    const [opened] = performance.getEntriesByType('navigation')
    // Browsers hide it by a zero.
    if (opened?.responseStart) values.TTFB = Math.round(Math.max(opened.responseStart - beganAt, 0))
    const slowest = interactions._estimateP98LongestInteraction('navigate')
    if (slowest) values.INP = Math.round(slowest._latency)
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
