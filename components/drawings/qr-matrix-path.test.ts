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
  let [x, y] = [0, 0]
  for (const [, right, down, width] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    x += Number(right)
    y += Number(down)
    for (let line = 0; line < PIXELS_PER_MODULE; line += 1) {
      const row = (y + QUIET_ZONE) * PIXELS_PER_MODULE + line
      const from = row * side + (x + QUIET_ZONE) * PIXELS_PER_MODULE
      pixels.fill(0, from * 4, (from + Number(width) * PIXELS_PER_MODULE) * 4)
    }
    x += Number(width)
  }
  // jsqr reads only colour, so the cleared alpha of the dark modules does not matter.
  expect(jsQR(pixels, side, side)?.data).toBe(text)
})
