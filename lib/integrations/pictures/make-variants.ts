import sharp, { type OutputInfo } from 'sharp'
import { asPictureError, assertPictureFile, openPicture } from './read-picture'

/**
 * The widths in pixels that pages use. Pictures are never enlarged: the original width replaces the next larger one.
 */
export const VARIANT_WIDTHS = [320, 480, 640, 1280, 1920] as const

/**
 * The finer widths of a cover or a portrait, each at most a quarter wider than the previous one: no screen gets more
 * than half as many pixels again as it shows (docs/decisions/051-at-the-grave.md).
 */
export const STEP_WIDTHS = [320, 400, 500, 625, 780, 975, 1215, 1500, 1800] as const

export const MAX_WIDTH = 1920
// WebP ends at 16,383 pixels, and no page shows a strip taller than this.
export const MAX_HEIGHT = 8192
const QUALITY = 78
// Small ones are for phones, whose dense screens hide the loss: a portrait in 30 KB.
const SMALL_QUALITY = 72
const SMALL_WIDTH = 640
// Chosen by similarity (SSIM) and bytes, at an effort that takes seconds rather than minutes: docs/decisions/051.
const AVIF = { quality: 56, effort: 2, chromaSubsampling: '4:2:0' } as const
const AVIF_SMALL_QUALITY = 52
const AVIF_SMALL_WIDTH = 975

export type PictureType = 'image/webp' | 'image/avif'
export type PictureVariant = { width: number; height: number; body: Buffer; contentType: PictureType }

/** `page`: the WebP sizes of every picture. `steps`: the finer widths, each as AVIF and WebP. */
export type VariantSet = 'page' | 'steps'

/** `width` and `height` are those of the upright original; `variants` ascend in width. */
export type PictureVariants = {
  width: number
  height: number
  dominantColour: string
  variants: PictureVariant[]
}

type Raw = { data: Buffer; info: OutputInfo }

/**
 * The page sizes: upright sRGB WebP without metadata. Decodes the file once; smaller sizes are made from the largest.
 * Throws a PictureError as readPicture does.
 */
export async function makeVariants(file: Buffer, set: VariantSet = 'page'): Promise<PictureVariants> {
  assertPictureFile(file)
  try {
    const { autoOrient } = await openPicture(file).metadata()
    const largest = await openPicture(file)
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { ...autoOrient, ...(await encodeVariants(largest, set)) }
  } catch (error) {
    throw asPictureError(error)
  }
}

/** The page sizes from pixels no larger than the largest of them. */
export async function encodeVariants(
  largest: Raw,
  set: VariantSet = 'page',
): Promise<Pick<PictureVariants, 'dominantColour' | 'variants'>> {
  const variants: PictureVariant[] = []
  for (const width of widthsFor(largest.info.width, set)) {
    variants.push(await makeVariant(largest, width, 'image/webp'))
    if (set === 'steps') variants.push(await makeVariant(largest, width, 'image/avif'))
  }
  return { dominantColour: await dominantColourOf(largest), variants }
}

/** The widths `makeVariants` makes of a picture of this size. */
export function variantWidths(width: number, height: number): number[] {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return widthsFor(Math.max(1, Math.round(width * scale)))
}

function widthsFor(largestWidth: number, set: VariantSet = 'page'): number[] {
  const wanted = set === 'page' ? VARIANT_WIDTHS : STEP_WIDTHS
  const widest = Math.min(largestWidth, wanted[wanted.length - 1] ?? largestWidth)
  return [...wanted.filter((width) => width < widest), widest]
}

async function makeVariant(raw: Raw, width: number, contentType: PictureType): Promise<PictureVariant> {
  const resized = openRaw(raw).resize({ width })
  const encoded =
    contentType === 'image/avif'
      ? resized.avif({ ...AVIF, ...(width <= AVIF_SMALL_WIDTH && { quality: AVIF_SMALL_QUALITY }) })
      : resized.webp({ quality: width > SMALL_WIDTH ? QUALITY : SMALL_QUALITY, effort: 4 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, body: data, contentType }
}

/** The placeholder colour while the picture loads, '#rrggbb'. Transparency counts as white. */
export async function dominantColourOf(raw: Raw): Promise<string> {
  const small = await openRaw(raw).flatten({ background: '#ffffff' }).resize(64, 64, { fit: 'inside' }).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function openRaw({ data, info }: Raw) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** The dominant colour of a picture as '#rrggbb', for the placeholder. Throws a PictureError. */
export async function readColour(file: Buffer): Promise<string> {
  try {
    return await dominantColourOf(
      await openPicture(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    )
  } catch (error) {
    throw asPictureError(error)
  }
}
