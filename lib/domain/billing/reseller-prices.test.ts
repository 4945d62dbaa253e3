import { describe, expect, it } from 'vitest'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { defaultPrices, pricesOf } from '@/lib/domain/billing/price-items'
import { resellerOrderOere, resellerPieceOere, resellerPriceSteps } from '@/lib/domain/billing/reseller-prices'
import { withVatOere } from '@/lib/shared/money'

const codes = (count: number) => ({ count, wantsPlaques: false, material: null })

describe('what a reseller pays', () => {
  it('falls with the number of pieces, exactly at the steps', () => {
    const [one, ten, fifty] = resellerPriceSteps(defaultPrices, null).map(({ priceOere }) => priceOere)
    expect([1, 9, 10, 49, 50, 10_000].map((count) => resellerPieceOere(defaultPrices, codes(count)))).toEqual([
      ...[one, one, ten, ten, fifty, fifty],
    ])
  })

  it('gets no dearer per piece at any step', () => {
    for (const material of [null, ...stoneMaterials]) {
      const prices = resellerPriceSteps(defaultPrices, material).map(({ priceOere }) => priceOere)
      expect(prices).toEqual([...prices].sort((a, b) => b - a))
    }
  })

  it('includes freight only for plaques, and none above the limit', () => {
    const plaques = (count: number) =>
      resellerOrderOere(defaultPrices, { count, wantsPlaques: true, material: 'steel' })
    expect(plaques(1)).toMatchObject({ freight: 79_00, net: 445_00 + 79_00, total: 655_00 })
    expect(plaques(50)).toMatchObject({ freight: 0, net: 50 * 360_00 })
    expect(resellerOrderOere(defaultPrices, codes(1))).toMatchObject({ freight: 0 })
    expect(resellerOrderOere(defaultPrices, { count: 1, wantsPlaques: true, material: null })).toBeNull()
    const raised = pricesOf({ 'reseller.freight': 99_00, 'reseller.free-freight-from': 400_00 })
    expect(resellerOrderOere(raised, { count: 1, wantsPlaques: true, material: 'steel' })).toMatchObject({ freight: 0 })
  })

  it('is rounded to whole øre with moms', () => {
    expect([withVatOere(100_00), withVatOere(1)]).toEqual([125_00, 1])
  })
})
