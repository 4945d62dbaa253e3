import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectScan } from '@/lib/domain/production/client/collect-scan'

const address = 'HTTPS://MINDELUND.DK/QR/ABCDE1234M'

function station() {
  const heard: string[] = []
  const collector = collectScan((text) => heard.push(text))
  let atMs = 1000
  return {
    heard,
    press: (key: string) => collector.press(key, atMs),
    /** Types the text with `gapMs` between keys. */
    type(text: string, gapMs: number) {
      for (const key of text) {
        atMs += gapMs
        vi.advanceTimersByTime(gapMs)
        collector.press(key, atMs)
      }
    },
  }
}

describe('the keys at a station', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['Enter', 'Tab'])(
    'are a scan when fast and ended with %s, which presses nothing else',
    (end) => {
      const { heard, type, press } = station()
      type(address, 5)
      expect(press(end)).toBe(true)
      vi.runAllTimers()
      expect(heard).toEqual([address])
    },
  )

  it('are a scan without an end key, once nothing follows an address', () => {
    const { heard, type } = station()
    type(address, 5)
    expect(heard).toEqual([])
    vi.runAllTimers()
    expect(heard).toEqual([address])
  })

  it('are typed by a person when slow or few, and their Enter is left to the page', () => {
    const { heard, type, press } = station()
    type('laser1', 900)
    expect(press('Enter')).toBe(false)
    type('ja', 5)
    expect(press('Enter')).toBe(false)
    type('hyldetre', 5)
    vi.runAllTimers()
    expect(heard).toEqual([])
  })

  it('may include Shift, which is not text', () => {
    const { heard, type, press } = station()
    type('HTTPS', 5)
    press('Shift')
    type('://MINDELUND.DK', 5)
    press('Enter')
    expect(heard).toEqual(['HTTPS://MINDELUND.DK'])
  })
})
