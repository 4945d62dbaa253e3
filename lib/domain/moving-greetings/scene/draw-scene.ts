import { seededRandom } from '@/lib/shared/seeded-random'
import { type Scene, type SceneCanvas, type SceneImage, type SceneImages, sceneSide } from './scene'

/** Where the name stands: the bottom of its letters, in pixels from the top. */
const nameBottom = sceneSide - 44
const wordsGap = 18
const appearSeconds = 1.1

/**
 * Draws the scene as it is at `time`, in seconds from its beginning, over the whole canvas. `time` beyond its length is
 * its last picture.
 */
export function drawScene<I extends SceneImage>(
  canvas: SceneCanvas<I>,
  scene: Scene,
  images: SceneImages<I>,
  time: number,
): void {
  const now = Math.min(Math.max(0, time), scene.seconds)
  canvas.setTransform(1, 0, 0, 1, 0, 0)
  for (const { index, alpha, part } of picturesAt(images.pictures.length, scene.seconds, now)) {
    const picture = images.pictures[index]
    if (!picture) continue
    const { x, y, side } = viewOf(picture, index, part)
    canvas.globalAlpha = alpha
    canvas.drawImage(picture, x, y, side, side, 0, 0, sceneSide, sceneSide)
  }
  // Light lies under the veil, so that the words are read before it too; what falls is nearer.
  if (scene.effect === 'candle') drawGlow(canvas, images.glow, scene.seed, now)
  drawVeil(canvas, images, now)
  drawFalling(canvas, scene, images, now)
  drawWords(canvas, scene, images, now)
  place(canvas, images.label, 24, 24, rise(now, scene.seconds - 1.6, 0.5))
  canvas.globalAlpha = 1
}

/** When all the words stand in the film, in seconds: what a still shows. */
export function wordsAreThere({ seconds }: Pick<Scene, 'seconds'>): number {
  return seconds * 0.85
}

function drawVeil<I extends SceneImage>(canvas: SceneCanvas<I>, images: SceneImages<I>, now: number): void {
  const { veil, lines } = images
  if (lines.length === 0) return
  // The veil begins well above the words.
  const top = Math.max(0, wordsTop(images) - 150)
  canvas.globalAlpha = rise(now, 0.2, appearSeconds)
  canvas.drawImage(veil, 0, 0, veil.width, veil.height, 0, top, sceneSide, sceneSide - top)
}

function wordsTop<I extends SceneImage>({ lines, name }: SceneImages<I>): number {
  const height = lines.reduce((sum, line) => sum + line.height, 0)
  return nameBottom - name.height - wordsGap - height
}

function drawWords<I extends SceneImage>(
  canvas: SceneCanvas<I>,
  { seconds }: Scene,
  images: SceneImages<I>,
  now: number,
): void {
  const { lines, name } = images
  // One after the other as they are read, and all of them there for the last quarter.
  const step = Math.min(1.6, (seconds * 0.6) / (lines.length + 1))
  let y = wordsTop(images)
  for (const [index, line] of lines.entries()) {
    place(canvas, line, (sceneSide - line.width) / 2, y, rise(now, 0.6 + index * step, appearSeconds))
    y += line.height
  }
  const said = rise(now, 0.6 + lines.length * step, appearSeconds)
  place(canvas, name, (sceneSide - name.width) / 2, nameBottom - name.height, said)
}

/** Draws an image in its own size with its upper left corner here. Whole pixels: letters stay sharp. */
function place<I extends SceneImage>(canvas: SceneCanvas<I>, image: I, x: number, y: number, alpha: number): void {
  if (alpha <= 0) return
  canvas.globalAlpha = alpha
  canvas.drawImage(image, 0, 0, image.width, image.height, Math.round(x), Math.round(y), image.width, image.height)
}

function drawFalling<I extends SceneImage>(
  canvas: SceneCanvas<I>,
  { effect, seed }: Scene,
  images: SceneImages<I>,
  now: number,
): void {
  if (effect !== 'leaves' && effect !== 'snow') return
  const image = effect === 'leaves' ? images.leaf : images.flake
  const arrived = rise(now, 0, appearSeconds)
  for (const { x, y, size, turn, alpha } of fallingAt(effect, seed, now)) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    canvas.setTransform(cos, sin, -sin, cos, x, y)
    canvas.globalAlpha = alpha * arrived
    canvas.drawImage(image, 0, 0, image.width, image.height, -size / 2, -size / 2, size, size)
  }
  canvas.setTransform(1, 0, 0, 1, 0, 0)
}

/** The light of a candle that stands just outside the picture: it breathes, and never flickers. */
function drawGlow<I extends SceneImage>(canvas: SceneCanvas<I>, glow: I, seed: number, now: number): void {
  const phase = seed % 7
  const breath = 0.6 * Math.sin(now * 1.3 + phase) + 0.3 * Math.sin(now * 2.9 + 2 * phase) + 0.1 * Math.sin(now * 5.1)
  const radius = 520 * (1 + 0.035 * breath)
  const [x, y] = [sceneSide * 0.06, sceneSide * 0.6]
  canvas.globalAlpha = rise(now, 0, 1.5) * (0.82 + 0.13 * breath)
  canvas.drawImage(glow, 0, 0, glow.width, glow.height, x - radius, y - radius, 2 * radius, 2 * radius)
}

/** A square of a picture, in its own pixels. */
type View = { x: number; y: number; side: number }

/** How much nearer the camera comes to a picture, or goes away from it. */
const nearer = 0.12

/** How far it wanders, of the room beside the square. */
const wander = 0.35

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

type Shown = { index: number; alpha: number; part: number }

const fadeSeconds = 1.4

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

/** One leaf or flake at a moment: its centre and size in pixels, its turn in radians. */
type Fallen = { x: number; y: number; size: number; turn: number; alpha: number }

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
function fallingAt(kind: keyof typeof manners, seed: number, time: number): Fallen[] {
  const { count, size, speed, swing, spin, alpha } = manners[kind]
  const next = seededRandom(seed)
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

/** 0 before `from`, 1 after `from + length`, and a soft rise between them. All in seconds. */
function rise(time: number, from: number, length: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / length))
  return part * part * (3 - 2 * part)
}
