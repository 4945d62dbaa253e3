import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { layOut } from '@/lib/domain/artwork/layout'
import { artworkOptions } from '@/lib/domain/artwork/schema'

const letters = (...lines: string[]) => {
  const options = artworkOptions.parse({ material: 'grey_granite', symbolMm: 40, lines })
  const input = { options, code: '7G4T9QW2B2', fieldMm: 50, moduleMm: 1.2, plaque: null }
  return layOut(input, false)?.letters.map(({ capMm }) => capMm) ?? []
}

describe('the lines of an inscription', () => {
  it('are never larger than a name that had to shrink for its length', () => {
    const [name = 0, words = 0] = letters('Anne Margrethe Kirstine Sørensen', 'Elsket')
    expect(name).toBeGreaterThan(0)
    expect(words).toBeLessThanOrEqual(name)
  })

  it('are of one size below the name, also with a long one among them', () => {
    const [, dates, long = 0, last = 0] = letters(
      'Bo',
      '1931 – 2024',
      'Du lever i alt, hvad vi husker og fortæller',
      'Fred',
    )
    expect(long).toBeLessThan(last)
    expect(last).toBe(dates)
  })
})

const code = '48WK0BPHMT'

it.each([
  ['none', 40, {}],
  ['rectangle', 30, { widthMm: 50, heightMm: 80 }],
  ['rounded', 30, { widthMm: 45, heightMm: 90 }],
  ['circle', 40, { widthMm: 90 }],
] as const)('letters stay clear of the engraved panel of a code in dark stone: %s', (shape, symbolMm, size) => {
  const lines = ['Jørgen', 'gyngende gå på ø']
  const options = artworkOptions.parse({ material: 'slate', symbolMm, shape, ...size, lines, errorCorrection: 'Q' })
  const { engrave, symbol } = drawArtwork(options, code)
  const panel = symbol.y - symbol.quietModules * symbol.moduleMm
  const above = engrave.flatMap((outline) => {
    const ys = outline.kind === 'polygon' ? outline.points.map(([, y]) => y) : []
    const bottom = Math.max(...ys)
    return bottom < panel ? [bottom] : []
  })
  expect(above.length).toBeGreaterThan(10)
  // 1.5 mm, less rounding to thousandths.
  expect(panel - Math.max(...above)).toBeGreaterThan(1.49)
})
