import { describe, expect, test } from 'vitest'
import { wears } from '@/lib/domain/artwork/drawing'
import { referenceSymbol } from './prove-artwork'
import { triesOf, wearFunctions, worn } from './wears'

const text = 'HTTPS://MINDELUND.EXAMPLE/QR/48WK0BPHMT'
const stone = referenceSymbol(text, false)

test('every wear is simulated, in the order of `wears`', () => {
  expect(wearFunctions.map(([wear]) => wear)).toEqual([...wears])
})

describe.each(wears.map((wear, index) => ({ wear, index })))('$wear', ({ wear, index }) => {
  const last = triesOf(wear) - 1

  test('is the same for the same seed, to the pixel', () => {
    const once = worn(stone, index, last, 5)
    const again = worn({ ...stone, pixels: Uint8Array.from(stone.pixels) }, index, last, 5)
    expect(Buffer.from(once.pixels).equals(again.pixels)).toBe(true)
  })

  test('does not change the stone it is given', () => {
    const before = Buffer.from(stone.pixels)
    worn(stone, index, last, 5)
    expect(before.equals(stone.pixels)).toBe(true)
  })

  test('differs with the seed, except for the clean picture', () => {
    const isSame = Buffer.from(worn(stone, index, last, 5).pixels).equals(worn(stone, index, last, 6).pixels)
    expect(isSame).toBe(wear === 'clean')
  })
})

test('grows from try to try', () => {
  for (const wear of ['lost_modules', 'moss', 'eroded_edges', 'speckle'] as const) {
    const index = wears.indexOf(wear)
    expect(changed(worn(stone, index, 0, 5).pixels)).toBeLessThan(changed(worn(stone, index, 7, 5).pixels))
  }
})

test('moss covers no more than a sixth of the field, and lost modules become stone', () => {
  const field = (stone.modules + 8) ** 2 * stone.pixelsPerModule ** 2
  const covered = changed(worn(stone, wears.indexOf('moss'), 7, 5).pixels) / field
  expect(covered).toBeGreaterThan(0.05)
  expect(covered).toBeLessThan(1 / 6)
  for (const engravesLight of [true, false]) {
    const own = referenceSymbol(text, engravesLight)
    const mean = (pixels: Uint8Array) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length
    const before = mean(own.pixels)
    const after = mean(worn(own, wears.indexOf('lost_modules'), 7, 5).pixels)
    expect(after < before).toBe(engravesLight)
  }
})

/** Pixels that changed by more than 60 grey levels. */
function changed(pixels: Uint8Array): number {
  return stone.pixels.reduce((sum, value, at) => sum + (Math.abs(value - (pixels[at] ?? 0)) > 60 ? 1 : 0), 0)
}
