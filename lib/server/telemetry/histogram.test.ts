import { describe, expect, it } from 'vitest'
import {
  emptyHistogram,
  largestValue,
  packHistogram,
  percentileOf,
  recordValue,
  sumOf,
  unpackHistogram,
} from '@/lib/server/telemetry/histogram'

describe('a histogram of times', () => {
  it('tells a percentile within a sixteenth, and none of nothing', () => {
    const histogram = emptyHistogram()
    expect(percentileOf(histogram, 75)).toBeNull()
    for (let value = 1; value <= 4000; value++) recordValue(histogram, value)
    const found = percentileOf(histogram, 75) ?? 0
    expect(found).toBeGreaterThanOrEqual(3000)
    expect(found).toBeLessThanOrEqual(3000 * (1 + 1 / 16))
  })

  it('takes values outside its range as its ends, and ignores what is no number', () => {
    const histogram = emptyHistogram()
    for (const value of [-5, Number.NaN, 1e12, Number.POSITIVE_INFINITY]) recordValue(histogram, value)
    expect(histogram.totalCount).toBe(3)
    expect(percentileOf(histogram, 1)).toBe(0)
    expect(percentileOf(histogram, 100)).toBeGreaterThanOrEqual(largestValue)
  })

  it('is the same after it was stored, and in a sum', () => {
    const [one, two] = [emptyHistogram(), emptyHistogram()]
    recordValue(one, 100, 3)
    recordValue(two, 5000)
    expect(unpackHistogram(packHistogram(one)).totalCount).toBe(3)
    const sum = sumOf([packHistogram(one), packHistogram(two)])
    expect(sum.totalCount).toBe(4)
    expect(percentileOf(sum, 50)).toBeLessThan(110)
    expect(percentileOf(sum, 100)).toBeGreaterThanOrEqual(5000)
  })

  it('is small when stored', () => {
    const histogram = emptyHistogram()
    for (let value = 100; value < 10_000; value += 7) recordValue(histogram, value)
    expect(packHistogram(histogram).length).toBeLessThan(250)
  })
})
