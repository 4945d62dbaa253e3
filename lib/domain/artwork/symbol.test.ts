import { expect, it } from 'vitest'
import { artworkFacts } from '@/lib/domain/artwork/draw-artwork'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { leastSymbolMm, tooSmallText } from '@/lib/domain/artwork/symbol'
import { plaqueSizes } from '@/lib/domain/resellers/stock/plaque-sizes'

const code = '7G4T9QW2B2'

it('the smallest size is the first with modules of a millimetre, and drawings of smaller ones warn', () => {
  const least = leastSymbolMm()
  const said = (symbolMm: number) =>
    artworkFacts(artworkOptions.parse({ material: 'marble', symbolMm }), code)
      .warnings.map(({ text }) => text)
      .join()
  expect(said(least)).not.toContain('Koden skal være mindst')
  expect(said(least - 1)).toContain(`Koden skal være mindst ${least} mm`)
  expect(tooSmallText(least)).toBeNull()
  expect(tooSmallText(least - 1)).toContain(`mindst ${least} mm`)
})

it('plaques are offered only with large enough modules', () => {
  expect(plaqueSizes().length).toBeGreaterThan(1)
  for (const size of plaqueSizes()) expect(tooSmallText(size)).toBeNull()
})
