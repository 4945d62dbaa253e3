import { seededNumbers } from './ease'
import { sceneSide } from './scene'

/** One leaf or flake at a moment: its centre and size in pixels, its turn in radians. */
export type Fallen = { x: number; y: number; size: number; turn: number; alpha: number }

type Manner = {
  count: number
  size: [number, number]
  /** In pixels a second. */
  speed: [number, number]
  /** How far it swings to each side, in pixels. */
  swing: [number, number]
  /** In radians a second, to either side. */
  spin: number
  alpha: [number, number]
}

// Few and slow: they are seen, and the picture behind them too.
const manners = {
  leaves: { count: 11, size: [22, 40], speed: [38, 66], swing: [24, 60], spin: 0.7, alpha: [0.75, 0.95] },
  snow: { count: 34, size: [5, 14], speed: [30, 62], swing: [8, 26], spin: 0, alpha: [0.45, 0.9] },
} as const satisfies Record<string, Manner>

/** What falls at `time`, always the same for a seed. Whatever leaves at the bottom comes back at the top. */
export function fallingAt(kind: keyof typeof manners, seed: number, time: number): Fallen[] {
  const { count, size, speed, swing, spin, alpha } = manners[kind]
  const next = seededNumbers(seed)
  const between = ([least, most]: readonly [number, number]) => least + (most - least) * next()
  return Array.from({ length: count }, () => {
    const [startX, startY, phase] = [next() * sceneSide, next(), next() * Math.PI * 2]
    const [own, fall, side, spun] = [between(size), between(speed), between(swing), (next() * 2 - 1) * spin]
    const height = sceneSide + 2 * own
    return {
      x: startX + side * Math.sin(phase + time * 0.8),
      y: ((startY * height + fall * time) % height) - own,
      size: own,
      turn: phase + spun * time + 0.35 * Math.sin(phase + time * 0.8),
      alpha: between(alpha),
    }
  })
}
