import type { ReadRate, Wear } from '@/lib/domain/artwork/drawing'
import { type Random, seededRandom } from '@/lib/shared/seeded-random'
import { asImage, readWithJsqr, readWithZxing } from './decoders'
import type { Grey } from './grey'
import { blurred, mapped, warped, withContrast, withNoise } from './grey'
import { inverse, joined, movedCorners, squareTo, tiltedSquare, type View } from './projection'
import { gaussian, seedOfTry } from './random'
import { erodedEdges, lostModules, moss, type Stone, speckle, unitOf, type WearOf, wetStreaks } from './stone-wears'

const unworn: readonly [Wear, WearOf] = ['clean', clean]

/** Every wear with its function, in the order of `wears`. */
export const wearFunctions: ReadonlyArray<readonly [Wear, WearOf]> = [
  unworn,
  ['speckle', speckle],
  ['low_contrast', lowContrast],
  ['inverted', inverted],
  ['blur', blur],
  ['wet_streaks', wetStreaks],
  ['perspective', perspective],
  ['moss', moss],
  ['lost_modules', lostModules],
  ['eroded_edges', erodedEdges],
  ['phone_frame', phoneFrame],
]

/** Tries of a wear, at growing strength; 'clean' never varies and has one. */
export const triesOf = (wear: Wear) => (wear === 'clean' ? 1 : 8)

/** The worn stone: `wear` is an index into `wearFunctions`, `attempt` counts from 0 and the last has full strength. */
export function worn(stone: Stone, wear: number, attempt: number, seed: number): Grey {
  const [name, wearOf] = wearFunctions[wear] ?? unworn
  return wearOf(stone, (attempt + 1) / triesOf(name), seededRandom(seedOfTry(seed, wear, attempt)))
}

/** How often each decoder reads exactly `text` from the stone, for every wear. */
export async function wearRates(
  stone: Stone,
  text: string,
  seed: number,
): Promise<Array<{ wear: Wear; rate: ReadRate }>> {
  const rates: Array<{ wear: Wear; rate: ReadRate }> = []
  for (const [index, [wear]] of wearFunctions.entries()) {
    const rate = { tries: triesOf(wear), zxing: 0, jsqr: 0 }
    // Whether the symbol is inverted is known; trying both would only take longer to fail.
    const how = { inverted: wear === 'inverted' }
    for (let attempt = 0; attempt < rate.tries; attempt++) {
      const image = asImage(worn(stone, index, attempt, seed))
      if ((await readWithZxing(image, how)) === text) rate.zxing++
      if (readWithJsqr(image, how) === text) rate.jsqr++
    }
    rates.push({ wear, rate })
  }
  return rates
}

/** No wear. */
function clean(stone: Stone): Grey {
  return stone
}

/** Contrast from 30 % down to 6 % of the full range, with sensor noise. */
function lowContrast(stone: Stone, strength: number, random: Random): Grey {
  const middle = 70 + 110 * random()
  return withNoise(withContrast(stone, 0.34 - 0.28 * strength, middle), 4, random)
}

/** Light and dark exchanged, as if the wrong part was painted, with falling contrast and a little blur. */
function inverted(stone: Stone, strength: number, random: Random): Grey {
  const turned = mapped(stone, (value) => 255 - value)
  const soft = blurred(turned, unitOf(stone) * (0.1 + 0.3 * strength))
  return withNoise(withContrast(soft, 0.8 - 0.66 * strength), 4, random)
}

/** Out of focus: Gaussian blur of 0.2 to 0.8 units. */
function blur(stone: Stone, strength: number, random: Random): Grey {
  return withNoise(blurred(stone, unitOf(stone) * (0.12 + 0.68 * strength)), 3, random)
}

/** From the side: tilted by 24 to 72 degrees about any axis, at a distance of 2.4 symbol sides. */
function perspective(stone: Stone, strength: number, random: Random): Grey {
  const view = {
    tilt: 0.3 + 0.96 * strength,
    axis: random() * 2 * Math.PI,
    turn: (random() - 0.5) * 0.6,
    distance: 2.4,
  }
  const seen = seenBy(stone, view, { width: stone.width, height: stone.height, side: stone.width * 0.82 })
  return withNoise(seen, 4, random)
}

/**
 * A frame of a phone's camera: 640 × 480, the symbol 186 to 40 pixels wide somewhere in it, turned and tilted, with
 * vignetting, noise and a soft lens.
 */
function phoneFrame(stone: Stone, strength: number, random: Random): Grey {
  const side = (230 - 190 * strength ** 0.7) * (stone.width / (stone.modules * stone.pixelsPerModule))
  const view = { tilt: random() * 0.5, axis: random() * 2 * Math.PI, turn: (random() - 0.5) * 1.2, distance: 2.4 }
  const room = { width: 640, height: 480, side, dx: (random() - 0.5) * 160, dy: (random() - 0.5) * 90 }
  // The lens blurs before the sensor samples: by 0.8 of the frame's pixels.
  const soft = { ...stone, ...blurred(stone, (0.8 * stone.width) / side) }
  return mapped(seenBy(soft, view, room), (value, at) => {
    const x = (at % 640) - 320
    const y = ((at / 640) | 0) - 240
    return 25 + value * (0.75 - 2.1e-6 * (x * x + y * y)) + 3.5 * gaussian(random)
  })
}

type Frame = { width: number; height: number; side: number; dx?: number; dy?: number }

function seenBy(stone: Grey, view: View, { width, height, side, dx = 0, dy = 0 }: Frame): Grey {
  const corners = movedCorners(tiltedSquare(side, view), ([x, y]) => [width / 2 + x + dx, height / 2 + y + dy])
  const { width: w, height: h } = stone
  const own = squareTo([
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ])
  const toSource = joined(own, inverse(squareTo(corners)))
  // The stone at the picture's corner continues around the symbol.
  return warped(stone, toSource, { width, height, ground: stone.pixels[0] ?? 0 })
}
