import { expect, test } from 'vitest'
import { zoomParts } from '@/lib/domain/qr-codes/client/zoom-parts'

test.each([
  ['without camera zoom the middle is cropped', 3, null, { lens: null, cut: 3 }],
  ['a camera with enough zoom does all of it', 3, { min: 1, max: 8 }, { lens: 3, cut: 1 }],
  ['beyond the camera’s maximum the rest is cropped', 5, { min: 1, max: 2 }, { lens: 2, cut: 2.5 }],
  ['an ultra-wide camera starts at 1', 1, { min: 0.5, max: 4 }, { lens: 1, cut: 1 }],
  ['a camera is never set below its minimum', 1, { min: 2, max: 4 }, { lens: 2, cut: 1 }],
])('%s', (_, zoom, range, parts) => {
  expect(zoomParts(zoom, range)).toEqual(parts)
})
