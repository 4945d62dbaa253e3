import { picturesAt, viewOf } from './camera'
import { rise } from './ease'
import { fallingAt } from './falling'
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
