import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { encodeVariants, MAX_HEIGHT, MAX_WIDTH, type PictureVariants, type VariantSet } from './make-variants'
import { asPictureError, openPicture } from './read-picture'

type Size = { width: number; height: number }
type Raw = { data: Buffer; info: OutputInfo }

/** The edits, in pixels of the original: see lib/domain/pictures/recipe-geometry.ts. */
export type Rewriting = {
  quarterTurns: number
  degrees: number
  frame: Size
  cut: Size & { left: number; top: number }
  /** Sharpens a soft scan a little. */
  sharpen: boolean
}

// More than any page shows, and a hundred megabytes decoded: a recipe may rotate it three times.
const MOST_PIXELS = 24_000_000

// Rotating by less than a quarter turn blends the outermost pixels with the empty corners.
const SOFT_EDGE = 2

/**
 * A picture rotated, straightened, cropped and recoloured, in the page sizes. `plan` gets the size of the upright
 * original; `recolour` changes the RGB or RGBA bytes in place. The returned `width` and `height` are those of the
 * result at the original's full resolution. Throws a PictureError when the file cannot be read.
 */
export async function rewritePicture(
  file: Buffer,
  plan: (original: Size) => Rewriting,
  recolour: (pixels: Buffer, channels: number) => void,
  set: VariantSet = 'page',
): Promise<PictureVariants> {
  try {
    const { autoOrient: original } = await openPicture(file).metadata()
    const { quarterTurns, degrees, frame, cut, sharpen } = plan(original)
    const scale = scaleFor(original, cut)
    let raw = await rawOf(
      openPicture(file)
        .resize({ width: scaled(original.width, scale), height: scaled(original.height, scale), fit: 'fill' })
        .toColourspace('srgb'),
    )
    if (quarterTurns !== 0) raw = await rawOf(open(raw).rotate(quarterTurns * 90))
    if (degrees !== 0) raw = await rawOf(open(raw).rotate(degrees, { background: '#ffffff' }))
    raw = await rawOf(open(raw).extract(region(raw.info, frame, cut, scale, degrees === 0 ? 0 : SOFT_EDGE)))
    recolour(raw.data, raw.info.channels)
    if (sharpen) raw = await rawOf(open(raw).sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 }))
    const variants = await encodeVariants(raw, set)
    return { width: Math.round(cut.width), height: Math.round(cut.height), ...variants }
  } catch (error) {
    throw asPictureError(error)
  }
}

/** Large enough for the widest variant, within memory, never enlarged. */
function scaleFor(original: Size, cut: Size): number {
  const bySize = Math.sqrt(MOST_PIXELS / (original.width * original.height))
  return Math.min(1, MAX_WIDTH / cut.width, MAX_HEIGHT / cut.height, bySize)
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale))
}

/** The crop within the straightened picture, which is centred in the frame. Rounded inwards. */
function region(whole: Size, frame: Size, cut: Rewriting['cut'], scale: number, edge: number) {
  const start = (length: number, framed: number, before: number) =>
    clamp(Math.round((length - framed * scale) / 2 + before * scale) + edge, 0, length - 1)
  const left = start(whole.width, frame.width, cut.left)
  const top = start(whole.height, frame.height, cut.top)
  return {
    left,
    top,
    width: clamp(Math.round(cut.width * scale) - 2 * edge, 1, whole.width - left),
    height: clamp(Math.round(cut.height * scale) - 2 * edge, 1, whole.height - top),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}

function open({ data, info }: Raw) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function rawOf(picture: Sharp): Promise<Raw> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}
