import { type Grey, warped } from '@/lib/domain/artwork/proof/grey'
import { type Corners, joined, type Projection, squareTo } from '@/lib/domain/artwork/proof/projection'
import type { ComparedRow, LetteringPlan, PlannedRow } from './lettering-plan'
import { type Box, bestMove, inkPicture, type Move, type Plane, softened } from './planes'

type Levels = { dark: number; light: number }

/** Height of a row in the straightened strip, pixels. */
const ROW_PX = 56
/** Rows smaller than this in the photograph cannot be compared, pixels. */
const LEAST_PX = 11
/** Least difference between ink and stone, grey levels. */
const LEAST_CONTRAST = 18
/** Likeness from which on a sign counts as found. */
const LIKE = 0.9
const sharpest = 1
const softnesses = [sharpest, 1.8, 2.8, 4.2]

/**
 * Locates each row of letters in the photograph by the symbol's corners and compares it with the drawing's outlines.
 */
export function compareLettering(
  { picture, corners, levels }: { picture: Grey; corners: Corners; levels: Levels },
  plan: LetteringPlan,
): ComparedRow[] {
  if (levels.light - levels.dark < LEAST_CONTRAST) return plan.rows.map(() => unseen(0))
  return plan.rows.map((row) => compareRow(picture, mapFromMm(corners, plan.symbol), row, { plan, levels }))
}

const unseen = (sizePx: number): ComparedRow => ({ strip: null, signs: [], extra: 0, softness: 0, sizePx })

function mapFromMm(corners: Corners, { x, y, sideMm }: { x: number; y: number; sideMm: number }): Projection {
  return joined(squareTo(corners), [1 / sideMm, 0, -x / sideMm, 0, 1 / sideMm, -y / sideMm, 0, 0, 1])
}

function compareRow(
  picture: Grey,
  fromMm: Projection,
  { box, signs, polygons }: PlannedRow,
  { plan, levels }: { plan: LetteringPlan; levels: Levels },
): ComparedRow {
  const heightMm = box.bottom - box.top
  const perMm = ROW_PX / heightMm
  const spaceMm = heightMm * 0.45
  const left = Math.max(0, box.left - heightMm * 1.5)
  const right = Math.min(plan.widthMm, box.right + heightMm * 1.5)
  const view = {
    left,
    top: box.top - spaceMm,
    perMm,
    width: Math.ceil((right - left) * perMm),
    height: Math.ceil((heightMm + 2 * spaceMm) * perMm),
  }
  const sizePx = heightMm * pixelsPerMm(fromMm, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
  if (sizePx < LEAST_PX) return unseen(sizePx)
  const toSource = joined(fromMm, [1 / perMm, 0, view.left, 0, 1 / perMm, view.top, 0, 0, 1])
  if (!isInside(toSource, pixelBox(box, view, 0), picture)) return unseen(sizePx)
  const [ink, ground] = plan.engravesLight ? [levels.light, levels.dark] : [levels.dark, levels.light]
  const seen = warped(picture, toSource, { width: view.width, height: view.height, ground })
  const shown = {
    ...view,
    values: Float32Array.from(seen.pixels, (grey) => Math.min(1.5, Math.max(-0.5, (grey - ground) / (ink - ground)))),
  }
  const drawn = inkPicture(polygons, view)
  const found = fitted(drawn, shown, pixelBox(box, view, 0))
  const around = signs.map((sign) => pixelBox(sign, view, heightMm * 0.12))
  const likes = likesOf(around, found, { drawn, shown: softened(shown, 1) })
  return { strip: stripOf(shown), signs: likes, extra: extraInk(drawn, shown, found), softness: found.softness, sizePx }
}

/**
 * The likeness of each sign. From the middle outwards: in perspective the row drifts from its computed place, so a sign
 * is searched near its neighbour. Unlike signs are compared with less blur as well.
 */
function likesOf(
  boxes: Box[],
  found: Move & { softness: number },
  { drawn, shown }: { drawn: Plane; shown: Plane },
): number[] {
  const reach = Math.round(ROW_PX * 0.09)
  const soft = softened(drawn, found.softness)
  const sharp = softened(drawn, sharpest)
  const moves: Array<Move & { like: number }> = []
  const middle = Math.floor(boxes.length / 2)
  const order = [...boxes.keys()].sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  for (const at of order) {
    const box = boxes[at]
    if (!box) continue
    const beside = moves[at < middle ? at + 1 : at - 1]
    const tries = [found, ...(beside && beside.like >= LIKE ? [beside] : [])]
    let best = { dx: 0, dy: 0, like: -1 }
    for (const plane of [soft, sharp]) {
      for (const { dx, dy } of tries) {
        const move = best.like >= LIKE ? best : bestMove(plane, shown, box, { from: { dx, dy }, reach })
        if (move.like > best.like) best = move
      }
    }
    moves[at] = best
  }
  return moves.map(({ like }) => like)
}

/** The row for OCR, cropped above and below. */
function stripOf({ width, height, values }: Plane): Grey {
  const [first, last] = [Math.round(height * 0.13), Math.round(height * 0.87)]
  const rows = values.subarray(first * width, last * width)
  return {
    width,
    height: last - first,
    pixels: Uint8Array.from(rows, (value) => 255 * (1 - Math.min(1, Math.max(0, value)))),
  }
}

/** The offset and blur at which the whole row fits best. */
function fitted(drawn: Plane, shown: Plane, box: Box): Move & { like: number; softness: number } {
  const reach = Math.round(ROW_PX * 0.36)
  let best = { dx: 0, dy: 0, like: -1, softness: sharpest }
  for (const softness of softnesses) {
    const soft = softened(drawn, softness)
    const rough =
      best.like < 0
        ? bestMove(soft, shown, box, { reach, stride: 4, step: 3 })
        : bestMove(soft, shown, box, { from: best, reach: 0 })
    const near = bestMove(soft, shown, box, { from: rough, reach: best.like < 0 ? 4 : 1, step: 2 })
    if (near.like > best.like) best = { ...near, softness }
  }
  return best
}

/** The darkest spot beside the letters: the largest mean over a window the size of a small sign. */
function extraInk(drawn: Plane, shown: Plane, { dx, dy }: Move): number {
  const near = softened(drawn, ROW_PX * 0.09)
  const beside = new Float32Array(shown.values.length).fill(Number.NaN)
  const greys: number[] = []
  for (let y = 0; y < drawn.height; y++) {
    for (let x = 0; x < drawn.width; x++) {
      const [u, v] = [x + dx, y + dy]
      if ((near.values[y * drawn.width + x] ?? 0) > 0.015 || u < 0 || v < 0 || u >= shown.width || v >= shown.height)
        continue
      const value = shown.values[v * shown.width + u] ?? 0
      beside[y * drawn.width + x] = value
      if ((x + y) % 5 === 0) greys.push(value)
    }
  }
  greys.sort((one, other) => one - other)
  const ground = greys[Math.floor(greys.length / 2)] ?? 0
  const [wide, high] = [Math.round(ROW_PX * 0.22), Math.round(ROW_PX * 0.4)]
  let most = 0
  // Only within the row: the neighbouring rows are above and below.
  const [first, last] = [Math.round(drawn.height * 0.24), Math.round(drawn.height * 0.76) - high]
  for (let y = first; y <= last; y += 3) {
    for (let x = 0; x + wide < drawn.width; x += 3) {
      let [sum, n] = [0, 0]
      for (let v = y; v < y + high; v += 2) {
        for (let u = x; u < x + wide; u += 2) {
          const value = beside[v * drawn.width + u] ?? Number.NaN
          if (Number.isNaN(value)) continue
          sum += value - ground
          n++
        }
      }
      if (n >= (wide * high) / 4 / 1.6) most = Math.max(most, sum / n)
    }
  }
  return most
}

/** `box` with a margin of `space`, both in mm, in pixels of the view. */
function pixelBox(
  { left, top, right, bottom }: Box,
  view: { left: number; top: number; perMm: number },
  space: number,
): Box {
  return {
    left: Math.floor((left - space - view.left) * view.perMm),
    top: Math.floor((top - space - view.top) * view.perMm),
    right: Math.ceil((right + space - view.left) * view.perMm),
    bottom: Math.ceil((bottom + space - view.top) * view.perMm),
  }
}

function pixelsPerMm([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): number {
  const at = (u: number, v: number): [number, number] => [
    (a * u + b * v + c) / (g * u + h * v + i),
    (d * u + e * v + f) / (g * u + h * v + i),
  ]
  const [here, right, below] = [at(x, y), at(x + 1, y), at(x, y + 1)]
  return Math.min(
    Math.hypot(right[0] - here[0], right[1] - here[1]),
    Math.hypot(below[0] - here[0], below[1] - here[1]),
  )
}

/** Whether the letters are in the picture; the margin around them may be cut off. */
function isInside([a, b, c, d, e, f, g, h, i]: Projection, { left, top, right, bottom }: Box, picture: Grey): boolean {
  return [left, right].every((x) =>
    [top, bottom].every((y) => {
      const w = g * x + h * y + i
      const [u, v] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
      return w > 0 && u >= 0 && v >= 0 && u < picture.width && v < picture.height
    }),
  )
}
