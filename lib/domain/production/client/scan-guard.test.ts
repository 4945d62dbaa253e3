import { expect, it } from 'vitest'
import { scanGuard } from '@/lib/domain/production/client/scan-guard'

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
