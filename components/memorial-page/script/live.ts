import type { LiveCandle, LiveCounts } from '@/lib/domain/contributions/schema'
import { countAgain, showBurning } from './burning'
import { showOthersCandle } from './optimistic-post'

const askEveryMs = 30_000

/**
 * Shows candles as others light them, over server-sent events; where the stream fails, polls the count twice a minute.
 * Only while the page is visible.
 */
export function stayCurrent(signal: AbortSignal): void {
  const slug = document.querySelector<HTMLElement>('[data-memorial]')?.dataset.memorial
  if (!slug) return
  let line: EventSource | null = null
  let asking: ReturnType<typeof setInterval> | undefined

  const rest = () => {
    line?.close()
    line = null
    clearInterval(asking)
  }
  const watch = () => {
    rest()
    if (document.visibilityState !== 'visible') return
    line = openLine(slug, () => {
      countAgain()
      clearInterval(asking)
      asking = setInterval(countAgain, askEveryMs)
    })
  }
  document.addEventListener('visibilitychange', watch, { signal })
  addEventListener('online', watch, { signal })
  signal.addEventListener('abort', rest)
  watch()
}

/** The browser reconnects a broken stream by itself; `onRefused` is called when it gives up. */
function openLine(slug: string, onRefused: () => void): EventSource {
  const line = new EventSource(`/api/memorials/${slug}/live`)
  line.addEventListener('candle', ({ data }: MessageEvent<string>) => {
    const candle: LiveCandle = JSON.parse(data)
    showBurning(candle.burning, candle.candles)
    showOthersCandle(candle)
  })
  line.addEventListener('count', ({ data }: MessageEvent<string>) => {
    const { burning, candles }: LiveCounts = JSON.parse(data)
    showBurning(burning, candles)
  })
  line.addEventListener('error', () => {
    if (line.readyState === EventSource.CLOSED) onRefused()
  })
  return line
}
