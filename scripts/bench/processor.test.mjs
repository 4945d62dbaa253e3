import { describe, expect, it } from 'vitest'
import { benchmarkIndex, isSlowerThanPhone, REFERENCE_INDEX, throttlingRate } from './processor.mjs'

describe('the emulated phone', () => {
  it('is the same on every machine: a slower one is slowed down less', () => {
    expect(throttlingRate(REFERENCE_INDEX)).toBe(4)
    expect(throttlingRate(REFERENCE_INDEX / 2)).toBe(2)
    expect(throttlingRate(REFERENCE_INDEX * 2)).toBe(8)
  })

  it('is never sped up, and a machine slower than the phone is reported', () => {
    expect(throttlingRate(REFERENCE_INDEX / 5)).toBe(1)
    expect(isSlowerThanPhone(REFERENCE_INDEX / 5)).toBe(true)
    expect(isSlowerThanPhone(REFERENCE_INDEX / 3)).toBe(false)
  })

  it("is not slowed down beyond the range of Lighthouse's table", () => {
    expect(throttlingRate(REFERENCE_INDEX * 100)).toBe(10)
  })

  it('comes from an index this engine can compute', () => {
    expect(benchmarkIndex(20)).toBeGreaterThan(0)
  })
})
