import sharp, { type OutputInfo } from 'sharp'
import { asPictureError, assertPictureFile, openPicture } from './read-picture'

/** The widths in pixels that a page asks for. A picture is never enlarged: its own width takes the place of the next. */
export const VARIANT_WIDTHS = [320, 480, 640, 1280, 1920] as const

export const MAX_WIDTH = 1920
// WebP ends at 16,383 pixels, and a strip taller than this is no picture on a page.
export const MAX_HEIGHT = 8192
const QUALITY = 78
// Small ones are for phones, whose dense screens hide what a lower quality takes: a portrait in 30 KB.
const SMALL_QUALITY = 72
const SMALL_WIDTH = 640

export type PictureVariant = { width: number; height: number; body: Buffer; contentType: 'image/webp' }

/** `width` and `height` are the original's, turned right; `variants` ascend in width. */
export type PictureVariants = {
  width: number
  height: number
  dominantColour: string
  variants: PictureVariant[]
}

type Raw = { data: Buffer; info: OutputInfo }

/**
 * The sizes for the page: WebP in sRGB, turned right, without any metadata. Throws a PictureError as readPicture does.
 * The file is decoded once; the smaller sizes are made from the largest.
 */
export async function makeVariants(file: Buffer): Promise<PictureVariants> {
  assertPictureFile(file)
  try {
    const { autoOrient } = await openPicture(file).metadata()
    const largest = await openPicture(file)
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { ...autoOrient, ...(await encodeVariants(largest)) }
  } catch (error) {
    throw asPictureError(error)
  }
}

/** The sizes for the page from pixels that are not larger than the largest of them. */
export async function encodeVariants(largest: Raw): Promise<Pick<PictureVariants, 'dominantColour' | 'variants'>> {
  const variants: PictureVariant[] = []
  for (const width of widthsFor(largest.info.width)) variants.push(await makeVariant(largest, width))
  return { dominantColour: await dominantColourOf(largest), variants }
}

/** The widths of the variants that `makeVariants` makes of a picture of this size. */
export function variantWidths(width: number, height: number): number[] {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return widthsFor(Math.max(1, Math.round(width * scale)))
}

function widthsFor(largestWidth: number): number[] {
  return [...VARIANT_WIDTHS.filter((width) => width < largestWidth), largestWidth]
}

async function makeVariant(raw: Raw, width: number): Promise<PictureVariant> {
  const { data, info } = await openRaw(raw)
    .resize({ width })
    .webp({ quality: width > SMALL_WIDTH ? QUALITY : SMALL_QUALITY, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, body: data, contentType: 'image/webp' }
}

/** The colour to show while the picture comes, '#rrggbb'. What is see-through counts as white. */
export async function dominantColourOf(raw: Raw): Promise<string> {
  const small = await openRaw(raw).flatten({ background: '#ffffff' }).resize(64, 64, { fit: 'inside' }).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function openRaw({ data, info }: Raw) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
