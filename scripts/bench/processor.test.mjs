import { describe, expect, it } from 'vitest'
import { benchmarkIndex, isSlowerThanPhone, REFERENCE_INDEX, throttlingRate } from './processor.mjs'

describe('the phone that is measured on', () => {
  it('is the same on every machine: a slower one is slowed down less', () => {
    expect(throttlingRate(REFERENCE_INDEX)).toBe(4)
    expect(throttlingRate(REFERENCE_INDEX / 2)).toBe(2)
    expect(throttlingRate(REFERENCE_INDEX * 2)).toBe(8)
  })

  it('is never slowed down by less than nothing, and it is said when the machine is the slower one', () => {
    expect(throttlingRate(REFERENCE_INDEX / 5)).toBe(1)
    expect(isSlowerThanPhone(REFERENCE_INDEX / 5)).toBe(true)
    expect(isSlowerThanPhone(REFERENCE_INDEX / 3)).toBe(false)
  })

  it('is not slowed down beyond what Lighthouse has a table for', () => {
    expect(throttlingRate(REFERENCE_INDEX * 100)).toBe(10)
  })

  it('comes from an index that this engine can count', () => {
    expect(benchmarkIndex(20)).toBeGreaterThan(0)
  })
})
