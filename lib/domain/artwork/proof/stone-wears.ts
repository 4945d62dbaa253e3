import type { Random } from '@/lib/shared/seeded-random'
import { blurred, type Grey, mapped, withNoise } from './grey'
import { gaussian } from './random'

/**
 * A symbol on its stone, with `margin` modules of quiet zone and stone on all sides. `ground` (0 or 255) is the grey of
 * stone where the engraving is lost.
 */
export type Stone = Grey & { modules: number; pixelsPerModule: number; margin: number; ground: number }

/** Applies a wear; `strength` from 0 to 1. */
export type WearOf = (stone: Stone, strength: number, random: Random) => Grey

/**
 * A 29th of the symbol's side, in pixels: a module of our usual symbols. Wear is equally large on the stone whatever
 * the number of modules.
 */
export const unitOf = (stone: Stone) => (stone.modules * stone.pixelsPerModule) / 29

function inSpot(
  { width, height }: Grey,
  { x, y, radius }: { x: number; y: number; radius: number },
  paint: (at: number, x: number, y: number) => void,
) {
  const last = Math.min(height - 1, Math.floor(y + radius))
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= last; row++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (row - y) ** 2))
    const end = Math.min(width - 1, Math.floor(x + half))
    for (let column = Math.max(0, Math.ceil(x - half)); column <= end; column++)
      paint(row * width + column, column, row)
  }
}

/**
 * Lichen and dirt: light and dark spots of 0.25 to 0.9 units, up to one for every 14 square units, on a grainy surface.
 */
export function speckle(stone: Stone, strength: number, random: Random): Grey {
  const unit = unitOf(stone)
  const worn = withNoise(stone, 6 + 14 * strength, random)
  const spots = Math.round((stone.width / unit) ** 2 * 0.07 * strength)
  for (let at = 0; at < spots; at++) {
    const level = random() < 0.5 ? 30 + 40 * random() : 185 + 40 * random()
    const spot = { x: random() * stone.width, y: random() * stone.height, radius: unit * (0.25 + 0.65 * random() ** 2) }
    inSpot(worn, spot, (pixel) => {
      worn.pixels[pixel] = level
    })
  }
  return blurred(worn, unit * 0.12)
}

/**
 * Running rain: slanting streaks of 0.2 to 0.8 units, some dark, some white with reflected sky.
 */
export function wetStreaks(stone: Stone, strength: number, random: Random): Grey {
  const unit = unitOf(stone)
  const shine = new Float32Array(stone.width)
  const cover = new Float32Array(stone.width)
  const lean = (random() - 0.5) * 0.3
  for (let streak = 0; streak < 3 + 9 * strength; streak++) {
    const middle = random() * stone.width
    const half = unit * (0.1 + 0.3 * random())
    const level = random() < 0.5 ? 20 : 245
    const opacity = Math.min(1, (0.35 + 0.65 * random()) * (0.3 + 0.7 * strength))
    for (let x = Math.max(0, Math.ceil(middle - half)); x <= Math.min(stone.width - 1, middle + half); x++) {
      shine[x] = level
      cover[x] = opacity
    }
  }
  const wet = mapped(stone, (value, at) => {
    const y = (at / stone.width) | 0
    // Streaks lean, waver and wrap around at the sides.
    const x =
      Math.round((at % stone.width) + lean * y + unit * 0.4 * Math.sin(y / (unit * 3)) + 2 * stone.width) % stone.width
    return value + ((shine[x] ?? 0) - value) * (cover[x] ?? 0)
  })
  return withNoise(blurred(wet, unit * 0.1), 4, random)
}

/**
 * Three to five cushions of moss, each made of small discs, together 2 to 15 % of the symbol and its quiet zone, dark
 * and uneven.
 */
export function moss(stone: Stone, strength: number, random: Random): Grey {
  const unit = unitOf(stone)
  const worn = withNoise(stone, 6, random)
  const inner = (stone.margin - 4) * stone.pixelsPerModule
  const side = stone.width - 2 * inner
  const cushions = 3 + Math.floor(random() * 3)
  const wanted = (0.15 * strength * side * side) / cushions
  const green = new Uint8Array(worn.pixels.length)
  for (let cushion = 0; cushion < cushions; cushion++) {
    let x = inner + random() * side
    let y = inner + random() * side
    let grown = 0
    for (let round = 0; grown < wanted && round < 400; round++) {
      inSpot(worn, { x, y, radius: unit * (0.4 + 0.9 * random()) }, (pixel, column, row) => {
        const isInside = column >= inner && row >= inner && column < inner + side && row < inner + side
        if (green[pixel] || !isInside) return
        green[pixel] = 1
        grown++
        worn.pixels[pixel] = 70 + 14 * gaussian(random)
      })
      x = Math.min(inner + side, Math.max(inner, x + unit * 1.4 * gaussian(random)))
      y = Math.min(inner + side, Math.max(inner, y + unit * 1.4 * gaussian(random)))
    }
  }
  return blurred(worn, unit * 0.1)
}

/** The finder patterns with their separators. */
const isFinder = (x: number, y: number, modules: number) =>
  (y < 8 && (x < 8 || x >= modules - 8)) || (x < 8 && y >= modules - 8)

/**
 * Broken modules: single ones and chips of two by two become stone, up to 14 % of the symbol. The wide rings of the
 * finder patterns do not break, but a chip may reach into one.
 */
export function lostModules(stone: Stone, strength: number, random: Random): Grey {
  const { modules, pixelsPerModule, margin, width } = stone
  const worn = { pixels: Uint8Array.from(stone.pixels), width, height: stone.height }
  const wanted = Math.round(modules * modules * 0.14 * strength)
  for (let lost = 0; lost < wanted; ) {
    const size = random() < 0.4 ? 2 : 1
    const left = Math.floor(random() * modules)
    const top = Math.floor(random() * modules)
    if (isFinder(left, top, modules)) continue
    const right = Math.min(modules, left + size)
    const bottom = Math.min(modules, top + size)
    for (let y = (margin + top) * pixelsPerModule; y < (margin + bottom) * pixelsPerModule; y++) {
      worn.pixels.fill(
        stone.ground,
        y * width + (margin + left) * pixelsPerModule,
        y * width + (margin + right) * pixelsPerModule,
      )
    }
    lost += (right - left) * (bottom - top)
  }
  return withNoise(worn, 6, random)
}

/** Weathered edges: the engraving shrinks and frays. */
export function erodedEdges(stone: Stone, strength: number, random: Random): Grey {
  const unit = unitOf(stone)
  const soft = blurred(stone, unit * (0.25 + 0.2 * strength))
  const grain = blurred(
    withNoise({ ...stone, pixels: new Uint8Array(stone.pixels.length).fill(128) }, 90, random),
    unit * 0.2,
  )
  const shift = (stone.ground === 255 ? -1 : 1) * (15 + 70 * strength)
  const fray = 0.5 + 0.8 * strength
  const eaten = mapped(soft, (value, at) => (value + ((grain.pixels[at] ?? 0) - 128) * fray < 127.5 + shift ? 0 : 255))
  return withNoise(eaten, 6, random)
}
