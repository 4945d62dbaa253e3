import { describe, expect, it } from 'vitest'
import { vatInOere } from '@/lib/shared/money'
import { comparison, intervalTexts, planTexts } from './copy'
import { bindingMonths, freeGenerations, freePictures, lapse, plans, withdrawalDays } from './plans'

const prices = plans.flatMap(({ id, prices }) => prices.map(({ interval, priceOere }) => ({ id, interval, priceOere })))

describe('the plans', () => {
  it('cost what was decided', () => {
    expect(prices).toEqual([
      { id: 'basis', interval: 'included', priceOere: 0 },
      { id: 'premium', interval: 'month', priceOere: 2_900 },
      { id: 'premium', interval: 'year', priceOere: 29_000 },
      { id: 'livstid', interval: 'once', priceOere: 149_500 },
    ])
  })

  it('have 25 % moms in their prices', () => {
    expect(prices.map(({ priceOere }) => vatInOere(priceOere))).toEqual([0, 580, 5_800, 29_900])
    for (const { priceOere } of prices) {
      const vat = vatInOere(priceOere)
      expect(vat).toBe((priceOere - vat) * 0.25)
    }
  })

  it('round the moms of an odd price to the nearest øre', () => {
    expect([1, 2, 3, 99, 12_349].map(vatInOere)).toEqual([0, 0, 1, 20, 2_470])
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => vatInOere(wrong)).toThrow(RangeError)
  })

  it('promise families what was decided about lapses, withdrawal and binding', () => {
    expect(lapse).toEqual({ reminderDaysBefore: [30, 7, 1], graceDays: 30 })
    expect({ withdrawalDays, bindingMonths }).toEqual({ withdrawalDays: 14, bindingMonths: 6 })
  })

  it('give Basis the page, 30 pictures, timeline, guestbook, candles and memories, and Premium the rest', () => {
    expect({ freePictures, freeGenerations }).toEqual({ freePictures: 30, freeGenerations: 3 })
    const row = (word: RegExp) => comparison.find(({ name }) => word.test(name))
    for (const word of [/^Mindeside/, /tidslinje/, /Gæstebog, lys og delte minder/, /bliver stående/])
      expect(row(word)).toMatchObject({ basis: true, premium: true, livstid: true })
    for (const word of [/En adresse/]) expect(row(word)).toMatchObject({ basis: false, premium: true, livstid: true })
    expect(row(/^Billeder/)).toMatchObject({ basis: '30', premium: 'Så mange, I vil' })
    expect(row(/^Film/)).toMatchObject({ basis: false, premium: 'Så mange, I vil' })
    expect(row(/^Temaer/)).toMatchObject({ basis: '4 at vælge imellem', premium: 'Alle' })
    expect(row(/^Slægtstræ/)).toMatchObject({ basis: 'De nærmeste, fra bedsteforældre til børnebørn' })
    for (const { premium, livstid } of comparison) expect(livstid).toBe(premium)
  })

  it('are all described in words', () => {
    for (const { id, prices } of plans) {
      expect(planTexts[id].contents.length).toBeGreaterThan(0)
      for (const { interval } of prices) expect(intervalTexts[interval]).not.toBe('')
    }
  })
})
