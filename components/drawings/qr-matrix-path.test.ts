import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrMatrixPath } from './qr-matrix-path'

const QUIET_ZONE = 4
const PIXELS_PER_MODULE = 6

it('draws a symbol that a phone can read', () => {
  const text = 'Eksempel på en mindeplade'
  const { path, modules } = qrMatrixPath(text)
  const side = (modules + 2 * QUIET_ZONE) * PIXELS_PER_MODULE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < PIXELS_PER_MODULE; down += 1) {
      const row = (Number(y) + QUIET_ZONE) * PIXELS_PER_MODULE + down
      const from = row * side + (Number(x) + QUIET_ZONE) * PIXELS_PER_MODULE
      pixels.fill(0, from * 4, (from + Number(width) * PIXELS_PER_MODULE) * 4)
    }
  }
  // jsqr reads only colour, so the cleared alpha of the dark modules does not matter.
  expect(jsQR(pixels, side, side)?.data).toBe(text)
})
