import { expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { artworkOptions } from '@/lib/domain/artwork/schema'

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
