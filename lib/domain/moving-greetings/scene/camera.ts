import { rise } from './ease'
import type { SceneImage } from './scene'

/** A square of a picture, in its own pixels. */
export type View = { x: number; y: number; side: number }

/** How much nearer the camera comes to a picture, or goes away from it. */
const nearer = 0.12
/** How far it wanders, of the room beside the square. */
const wander = 0.35
const fadeSeconds = 1.4

/**
 * What the camera sees of a picture, from `part` 0 at its beginning to 1 at its end. Faces are mostly in the upper half
 * of a tall picture. Every other picture is left instead of approached.
 */
export function viewOf({ width, height }: SceneImage, index: number, part: number): View {
  const approach = index % 2 === 0 ? part : 1 - part
  const whole = Math.min(width, height)
  const side = whole / (1 + nearer * approach)
  const turn = index % 4 < 2 ? part : 1 - part
  const along = (1 - wander) / 2 + wander * turn
  const isTall = height > width
  const centreY = isTall ? 0.22 + 0.16 * (1 - part) : 0.5
  return {
    x: isTall ? (width - side) / 2 : clamp(along * (width - side), width - side),
    y: isTall ? clamp(centreY * (height - whole) + (whole - side) * 0.35, height - side) : (height - side) * 0.42,
    side,
  }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

export type Shown = { index: number; alpha: number; part: number }

/** The pictures seen at `time`, the lower first; of two that fade into each other the lower one is whole. */
export function picturesAt(count: number, seconds: number, time: number): Shown[] {
  const each = seconds / count
  const fade = Math.min(fadeSeconds, each / 3)
  const shown: Shown[] = []
  for (let index = 0; index < count; index++) {
    const from = index * each - (index === 0 ? 0 : fade)
    const to = index === count - 1 ? seconds : (index + 1) * each
    if (time < from || (time >= to && index < count - 1)) continue
    const part = Math.min(1, (time - from) / (to - from))
    shown.push({ index, alpha: index === 0 ? 1 : rise(time, from, fade), part })
  }
  return shown
}
