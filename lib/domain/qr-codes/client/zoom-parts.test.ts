import { expect, test } from 'vitest'
import { zoomParts } from '@/lib/domain/qr-codes/client/zoom-parts'

test.each([
  ['a camera without zoom cuts from the middle', 3, null, { lens: null, cut: 3 }],
  ['a camera that reaches as far does it all', 3, { min: 1, max: 8 }, { lens: 3, cut: 1 }],
  ['beyond the lens the cut goes on', 5, { min: 1, max: 2 }, { lens: 2, cut: 2.5 }],
  ['an ultra-wide camera begins at one', 1, { min: 0.5, max: 4 }, { lens: 1, cut: 1 }],
  ['a camera that begins later is not asked for less', 1, { min: 2, max: 4 }, { lens: 2, cut: 1 }],
])('%s', (_, zoom, range, parts) => {
  expect(zoomParts(zoom, range)).toEqual(parts)
})
