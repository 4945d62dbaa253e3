import type { Pixels } from './pixel-canvas'

/** Pixels from a function of the place: x and y from -1 to 1, and the red, green, blue and alpha there, 0 to 255. */
function drawn(
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [number, number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const colour = at(((column + 0.5) / width) * 2 - 1, ((row + 0.5) / height) * 2 - 1)
      data.set(colour, (row * width + column) * 4)
    }
  }
  return { width, height, data }
}

/** What every scene draws, besides pictures and texts; the same in the browser and on the server. */
export function drawSprites(): { glow: Pixels; leaf: Pixels; flake: Pixels; veil: Pixels } {
  return {
    glow: drawn(192, 192, (x, y) => {
      const near = Math.max(0, 1 - Math.hypot(x, y))
      // White-hot in the middle, amber at the edge.
      return [255, 158 + 72 * near, 52 + 118 * near * near, 225 * near ** 1.7]
    }),
    flake: drawn(32, 32, (x, y) => [255, 255, 255, 255 * Math.max(0, 1 - Math.hypot(x, y)) ** 0.8]),
    leaf: drawn(96, 96, leafAt),
    veil: drawn(2, 256, (_, y) => {
      const down = (y + 1) / 2
      return [22, 20, 18, 205 * Math.min(1, down * 2.1) ** 1.5]
    }),
  }
}

/** A beech leaf that has turned: pointed at both ends, with a lighter rib. */
function leafAt(x: number, y: number): readonly [number, number, number, number] {
  const along = Math.max(0, 1 - Math.abs(y) / 0.92)
  const half = 0.52 * Math.sin((Math.PI / 2) * along ** 0.8) * (y > 0 ? 1 : 0.92)
  const inside = Math.min(1, Math.max(0, (half - Math.abs(x)) * 48))
  const rib = Math.max(0, 1 - Math.abs(x) * 26)
  const side = Math.max(0, 1 - Math.abs(((y + Math.abs(x) * 0.7) * 6) % 1) * 9) * 0.35
  const light = Math.max(rib, side) * 0.5
  const shade = 0.86 + 0.14 * (x > 0 ? 1 : 0) - 0.12 * y
  const tone = (value: number) => Math.min(255, value * shade + (255 - value) * light * 0.45)
  return [tone(196), tone(118), tone(46), 255 * inside]
}
