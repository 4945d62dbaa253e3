import { expect, it } from 'vitest'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { assertDrawable } from '@/lib/domain/exports/assert-drawable'

// On this plate ten narrow letters are wider than the symbol's field, and ten wide ones wider than the plate.
const options = artworkOptions.parse({
  material: 'marble',
  symbolMm: 20,
  shape: 'rectangle',
  widthMm: 30,
  heightMm: 60,
})
const [narrow, wide] = ['1111111111', 'MMMMMMMMMM']

it('an order is tried with the code that is widest in letters, wherever it is in the list', () => {
  const order = (codes: string[]) => () => assertDrawable({ options, sheet: null, codes })
  expect(order([narrow, narrow])).not.toThrow()
  for (const codes of [
    [narrow, wide],
    [wide, narrow],
  ])
    expect(order(codes)).toThrow(
      expect.objectContaining({ fields: { options: expect.stringContaining('Koden og teksten') } }),
    )
})
