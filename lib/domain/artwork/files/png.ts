import 'server-only'
import sharp from 'sharp'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { pathData } from '@/lib/domain/artwork/files/file-drawing'
import { mostPngPixels } from '@/lib/domain/artwork/schema'

const leastDotsPerInch = 600
/** Even a fine symbol has this many pixels to a module, so that its corners stay square. */
const leastPixelsPerModule = 8

/** How the pixels of a PNG lie over the drawing: whole pixels to a module, and modules that begin with a pixel. */
export type PixelGrid = {
  pixelsPerModule: number
  pixelMm: number
  /** Blank pixels before the drawing's upper left corner are the fraction that brings the symbol onto the grid, mm. */
  offsetX: number
  offsetY: number
  width: number
  height: number
}

/** The grid of a drawing's PNG: 600 dpi or finer, coarser only for plates that would get too many pixels. */
export function pixelGrid({ symbol, widthMm, heightMm }: Drawing): PixelGrid {
  const wished = Math.max(leastPixelsPerModule, Math.ceil((symbol.moduleMm * leastDotsPerInch) / 25.4))
  const affordable = Math.floor((symbol.moduleMm * (mostPngPixels - 1)) / Math.max(widthMm, heightMm))
  const pixelsPerModule = Math.max(1, Math.min(wished, affordable))
  const pixelMm = symbol.moduleMm / pixelsPerModule
  const fill = (at: number) => (Math.ceil(at / pixelMm - 1e-6) - at / pixelMm) * pixelMm
  const [offsetX, offsetY] = [fill(symbol.x), fill(symbol.y)]
  return {
    pixelsPerModule,
    pixelMm,
    offsetX,
    offsetY,
    width: Math.ceil((widthMm + offsetX) / pixelMm - 1e-6),
    height: Math.ceil((heightMm + offsetY) / pixelMm - 1e-6),
  }
}

/**
 * A drawing as PNG of one bit a pixel, as it will look on the stone: on dark stone what is engraved is white, on light
 * stone black. So it can be read as it is, on a screen and on paper; machines take the vector files, where black is
 * engraved. Cuts are left out. Its resolution is written into it, so that it prints in its true size.
 */
export async function pngOf(drawing: Drawing): Promise<Buffer> {
  const { pixelMm, offsetX, offsetY, width, height } = pixelGrid(drawing)
  const [ground, ink] = drawing.engravesLight ? ['#000', '#fff'] : ['#fff', '#000']
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-offsetX} ${-offsetY} ${width * pixelMm} ${height * pixelMm}">` +
    `<path fill="${ink}" fill-rule="evenodd" d="${pathData(drawing.engrave)}"/></svg>`
  return sharp(Buffer.from(svg), { limitInputPixels: mostPngPixels ** 2, unlimited: true })
    .flatten({ background: ground })
    .greyscale()
    .threshold(128)
    .withMetadata({ density: 25.4 / pixelMm })
    .png({ palette: true, colours: 2, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}
