import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectScan, scanGuard } from '@/lib/domain/production/client/hand-scanner'

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

  it.each(['Enter', 'Tab'])('are a scan when fast and ended with %s, which presses nothing else', (end) => {
    const { heard, type, press } = station()
    type(address, 5)
    expect(press(end)).toBe(true)
    vi.runAllTimers()
    expect(heard).toEqual([address])
  })

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

it('swallows every key of a scan after the first, including Tab and Enter', () => {
  const { press } = scanGuard()
  const keys = [...'HTTPS://A/QR/K7', 'Tab', 'Enter', 'Enter']
  const swallowed = keys.map((key, at) => press(key, 1000 + at * 20))
  expect(swallowed).toEqual(keys.map((_, at) => at > 0))
})

it('lets single key presses through', () => {
  const { press } = scanGuard()
  press('H', 0)
  press('Enter', 100)
  for (const [key, at] of [
    ['Tab', 1000],
    ['Enter', 1100],
    [' ', 3000],
    ['Escape', 5000],
  ] as const) {
    expect(press(key, at), key).toBe(false)
  }
})
