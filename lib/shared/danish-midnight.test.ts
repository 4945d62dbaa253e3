import { describe, expect, it } from 'vitest'
import { danishMidnight } from '@/lib/shared/danish-midnight'

describe('the start of a day in Denmark', () => {
  it('is one hour before midnight UTC in winter, two in summer', () => {
    expect(danishMidnight('2026-01-15').toISOString()).toBe('2026-01-14T23:00:00.000Z')
    expect(danishMidnight('2026-07-15').toISOString()).toBe('2026-07-14T22:00:00.000Z')
  })

  it('is right on the days the clock changes, and around the end of a month', () => {
    expect(danishMidnight('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(danishMidnight('2026-03-29', 1).toISOString()).toBe('2026-03-29T22:00:00.000Z')
    expect(danishMidnight('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z')
    expect(danishMidnight('2026-10-25', 1).toISOString()).toBe('2026-10-25T23:00:00.000Z')
    expect(danishMidnight('2026-12-31', 1).toISOString()).toBe('2026-12-31T23:00:00.000Z')
  })
})
