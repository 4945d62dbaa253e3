import { describe, expect, it } from 'vitest'
import { forecastOf } from '@/lib/domain/storage-use/forecast'
import { plusDays } from '@/lib/shared/time-buckets'

const days = (used: number[]) => used.map((bytes, n) => ({ day: plusDays('2026-03-20', n), used: bytes }))

describe('the forecast of a full disk', () => {
  it('follows a steady growth to its day, across the change to summer time', () => {
    const used = Array.from({ length: 11 }, (_, n) => 100 + 10 * n)
    expect(forecastOf(days(used), 300)).toEqual({ kind: 'full', day: '2026-04-09', bytesADay: 10 })
  })

  it('is the day itself when the disk is full, also beyond', () => {
    const used = Array.from({ length: 8 }, (_, n) => 10 * n)
    expect(forecastOf(days(used), 60)).toMatchObject({ kind: 'full', day: '2026-03-27' })
  })

  it('waits for seven days', () => {
    expect(forecastOf([], 100)).toEqual({ kind: 'early' })
    expect(forecastOf(days([1, 2, 3, 4, 5, 6]), 100)).toEqual({ kind: 'early' })
  })

  it('names no day when it shrinks, stands still or would take ten years', () => {
    expect(forecastOf(days([9, 8, 7, 6, 5, 4, 3]), 100)).toEqual({ kind: 'steady' })
    expect(forecastOf(days([5, 5, 5, 5, 5, 5, 5]), 100)).toEqual({ kind: 'steady' })
    expect(forecastOf(days([1, 2, 3, 4, 5, 6, 7]), 1e6)).toEqual({ kind: 'steady' })
  })

  it('looks at the last 30 days only, in whatever order they come', () => {
    const early = Array.from({ length: 20 }, (_, n) => 1000 - 50 * n)
    const late = Array.from({ length: 30 }, (_, n) => 100 + n)
    expect(forecastOf(days([...early, ...late]).reverse(), 140)).toMatchObject({ bytesADay: 1 })
  })
})
