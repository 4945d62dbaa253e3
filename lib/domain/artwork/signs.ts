import type { PathPiece } from '@/lib/domain/artwork/polygons'
import type { Face } from '@/lib/integrations/print/print-fonts'

/** In cap heights; y is up from the baseline. */
type Sign = { width: number; draw: (stroke: number, flare: number) => PathPiece[] }

/** Strokes as heavy as the face's stems, in cap heights; under 0.1 they would not last in stone. */
const strokes: Record<Face, number> = {
  serif: 0.12,
  'serif-medium': 0.13,
  'serif-italic': 0.12,
  sans: 0.13,
  'sans-semibold': 0.17,
  cinzel: 0.14,
  garamond: 0.15,
  baskerville: 0.14,
  playfair: 0.17,
  oswald: 0.19,
  'great-vibes': 0.1,
  allura: 0.1,
}
const straight: readonly Face[] = ['sans', 'sans-semibold', 'oswald']

/** Space on each side of a sign. */
const air = 0.1

/**
 * Signs of Danish stones, drawn by us: in most faces dagger and star are raised footnote marks, and none has the rings.
 * On a stone they are beside a date and as large as its figures.
 */
const signs: Record<string, Sign> = {
  '†': { width: 0.62, draw: dagger },
  '*': { width: 0.66, draw: star },
  '⚭': { width: 1.16, draw: rings },
  '–': { width: 0.66, draw: (stroke) => dash(0.66, stroke) },
  '—': { width: 1.06, draw: (stroke) => dash(1.06, stroke) },
}

/** The advance width of a sign in cap heights; null for other characters. */
export function signWidth(letter: string): number | null {
  const sign = signs[letter]
  return sign ? sign.width + 2 * air : null
}

/** The path of a sign in font units at this cap height, from the pen's position, y up; empty for other characters. */
export function signPieces(letter: string, face: Face, capHeight: number): PathPiece[] {
  const pieces = signs[letter]?.draw(strokes[face], straight.includes(face) ? 0 : 0.32) ?? []
  return pieces.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => (index % 2 === 0 ? value + air : value) * capHeight),
  }))
}

type XY = readonly [x: number, y: number]

function polygon(points: readonly XY[]): PathPiece[] {
  return [
    ...points.map((point, index): PathPiece => ({ command: index === 0 ? 'moveTo' : 'lineTo', args: point })),
    { command: 'closePath', args: [] },
  ]
}

/** A bar between two points, wider at its ends by `flare` of its width. */
function bar(from: XY, to: XY, stroke: number, flare: { from: number; to: number }): PathPiece[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const side = ([x, y]: XY, half: number): XY => [x - uy * half, y + ux * half]
  const [start, end] = [(stroke / 2) * (1 + flare.from), (stroke / 2) * (1 + flare.to)]
  return polygon([side(from, -start), side(to, -end), side(to, end), side(from, start)])
}

/** A cross as high as the capitals. */
function dagger(stroke: number, flare: number): PathPiece[] {
  const [middle, crossing] = [0.31, 0.69]
  const ends = { from: 0, to: flare }
  const arms: XY[] = [
    [middle, 0],
    [middle, 1],
    [0, crossing],
    [0.62, crossing],
  ]
  return [
    ...arms.flatMap((end) => bar([middle, crossing], end, stroke, ends)),
    ...polygon([
      [middle - stroke / 2, crossing - stroke / 2],
      [middle + stroke / 2, crossing - stroke / 2],
      [middle + stroke / 2, crossing + stroke / 2],
      [middle - stroke / 2, crossing + stroke / 2],
    ]),
  ]
}

/** Six arms around the middle of the cap height. */
function star(stroke: number, flare: number): PathPiece[] {
  const [x, y, reach] = [0.33, 0.5, 0.36]
  return [0, 1, 2, 3, 4, 5].flatMap((arm) => {
    const angle = Math.PI / 2 + (arm * Math.PI) / 3
    const end: XY = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    // Six arms overlap in the middle, so each may be thinner than a stem.
    return bar([x, y], end, stroke * 0.8, { from: -0.2, to: flare + 0.1 })
  })
}

/** Two interlocked rings. */
function rings(stroke: number): PathPiece[] {
  const outer = 0.36
  const inner = outer - Math.max(0.1, stroke * 0.72)
  return [0.36, 0.8].flatMap((x) => [...circle(x, 0.5, outer, 1), ...circle(x, 0.5, inner, -1)])
}

function dash(width: number, stroke: number): PathPiece[] {
  const half = Math.max(0.1, stroke * 0.72) / 2
  return polygon([
    [0, 0.46 - half],
    [width, 0.46 - half],
    [width, 0.46 + half],
    [0, 0.46 + half],
  ])
}

/** Four Bézier curves, off by less than 0.03 % of the radius; anticlockwise when `turn` is 1. */
function circle(x: number, y: number, radius: number, turn: 1 | -1): PathPiece[] {
  const reach = radius * 0.5523
  const at = (quarter: number): [XY, XY] => {
    const angle = (turn * quarter * Math.PI) / 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [
      [x + cos * radius, y + sin * radius],
      [-sin * turn * reach, cos * turn * reach],
    ]
  }
  const start = at(0)[0]
  const pieces: PathPiece[] = [{ command: 'moveTo', args: start }]
  for (const quarter of [0, 1, 2, 3]) {
    const [[ax, ay], [adx, ady]] = at(quarter)
    const [[bx, by], [bdx, bdy]] = at(quarter + 1)
    pieces.push({ command: 'bezierCurveTo', args: [ax + adx, ay + ady, bx - bdx, by - bdy, bx, by] })
  }
  return [...pieces, { command: 'closePath', args: [] }]
}
