import 'server-only'
import sharp from 'sharp'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { pathData } from '@/lib/domain/artwork/files/file-drawing'
import { mostPngPixels } from '@/lib/domain/artwork/schema'

const leastDotsPerInch = 600
/** At least so many pixels a module keep its corners square. */
const leastPixelsPerModule = 8

/** The pixels of a PNG in relation to its drawing: whole pixels a module, module edges on pixel edges. */
export type PixelGrid = {
  pixelsPerModule: number
  pixelMm: number
  /** Blank margin left of and above the drawing that aligns the symbol with the grid; under one pixel, mm. */
  offsetX: number
  offsetY: number
  width: number
  height: number
}

/** The grid of a drawing's PNG: at least 600 dpi, less only for drawings that would exceed `mostPngPixels`. */
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
 * A drawing as PNG with one bit a pixel, as it will look on the stone: the engraving is white on dark stone, black on
 * light stone. So phones can read it on a screen and on paper; machines use the vector files, where black is engraved.
 * Cuts are left out. It contains its resolution, so that it prints at true size.
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
