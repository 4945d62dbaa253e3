import 'server-only'
import sharp from 'sharp'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { pathData } from '@/lib/domain/artwork/files/file-drawing'
import { pixelGrid } from '@/lib/domain/artwork/files/png'
import { isNear, outlineBounds, outlinesOfDxf, svgNear } from '@/lib/domain/artwork/files/read-vectors'
import { renderPdfWindow } from '@/lib/domain/artwork/files/render-pdf'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { pointsPerMm } from '@/lib/integrations/print/pdf-document'

/** Modules around the symbol in the picture, whatever the drawing's quiet zone: ink too near the symbol is included. */
export const pictureQuietModules = 4

/** One byte a pixel, 0 is black. */
export type GreyPicture = { pixels: Uint8Array; width: number; height: number }

/** A square of the drawing, mm, and its size in pixels. */
type Window = { x: number; y: number; sideMm: number; pixels: number; ground: string }

/**
 * The symbol with four modules around it as it will look on the stone, rendered from the file's bytes and not from our
 * outlines: (modules + 8) · pixelsPerModule pixels a side, modules on whole pixels. On dark stone the engraving is
 * white on black, on light stone black on white. A mirrored stencil is seen from behind. Throws when the file cannot be
 * read as this format.
 */
export async function readArtwork(
  file: Buffer,
  format: ArtworkFormat,
  pixelsPerModule: number,
  drawing: Drawing,
): Promise<GreyPicture> {
  const { symbol, engravesLight } = drawing
  const modules = symbol.modules + 2 * pictureQuietModules
  const quietMm = pictureQuietModules * symbol.moduleMm
  const window: Window = {
    x: symbol.x - quietMm,
    y: symbol.y - quietMm,
    sideMm: modules * symbol.moduleMm,
    pixels: modules * pixelsPerModule,
    ground: format === 'png' && engravesLight ? '#000' : '#fff',
  }
  const seen = await greysOf(file, format, window, drawing)
  const greys = drawing.isMirrored ? fromBehind(seen, window.pixels) : seen
  // Only a PNG shows the colours of the stone; in other formats the engraving is black.
  const pixels = engravesLight && format !== 'png' ? greys.map((grey) => 255 - grey) : greys
  return { pixels, width: window.pixels, height: window.pixels }
}

function fromBehind(greys: Uint8Array, width: number): Uint8Array {
  return greys.map((_, at) => greys[at - (at % width) + width - 1 - (at % width)] ?? 0)
}

async function greysOf(file: Buffer, format: ArtworkFormat, window: Window, drawing: Drawing): Promise<Uint8Array> {
  const { x, y, sideMm, pixels } = window
  if (format === 'svg') return renderSvg(rootOf(svgNear(file, window)), window)
  if (format === 'dxf') {
    // Only outlines that reach into the window: a sheet has a hundred times as many.
    const near = outlinesOfDxf(file, drawing.heightMm).filter((outline) => isNear(outlineBounds(outline), window))
    const path = `<path fill-rule="evenodd" d="${pathData(near)}"/>`
    return renderSvg(nested(path, drawing.widthMm, drawing.heightMm), window)
  }
  if (format === 'png') return renderPng(file, window, drawing)
  const side = sideMm * pointsPerMm
  return renderPdfWindow(file, { x: x * pointsPerMm, y: y * pointsPerMm, side, pixels })
}

/** An SVG without its XML declaration, which is allowed only at the start of a file. */
function rootOf(svg: string): string {
  const root = svg.replace(/^<\?xml[^>]*\?>\s*/, '')
  if (!/^<svg [^>]*width="[\d.]+mm"/.test(root)) throw new Error('not an SVG in millimetres')
  return root
}

function nested(content: string, widthMm: number, heightMm: number): string {
  return `<svg width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">${content}</svg>`
}

/** Nests the file in an outer SVG whose view is the window; at 72 dpi units are points. */
function renderSvg(svg: string, { x, y, sideMm, pixels, ground }: Window): Promise<Uint8Array> {
  const view = [x, y, sideMm, sideMm].map((length) => length * pointsPerMm).join(' ')
  const outer = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${view}">${svg}</svg>`
  return sharp(Buffer.from(outer), { density: 72, unlimited: true })
    .flatten({ background: ground })
    .greyscale()
    .raw()
    .toBuffer()
}

/** The file's own pixels around the symbol, enlarged without smoothing. */
async function renderPng(file: Buffer, { pixels, ground }: Window, drawing: Drawing): Promise<Uint8Array> {
  const { symbol } = drawing
  const grid = pixelGrid(drawing)
  const at = (mm: number) => Math.round(mm / grid.pixelMm) - pictureQuietModules * grid.pixelsPerModule
  const [left, top] = [at(symbol.x + grid.offsetX), at(symbol.y + grid.offsetY)]
  const side = (symbol.modules + 2 * pictureQuietModules) * grid.pixelsPerModule
  const { width, height } = await sharp(file).metadata()
  const beyond = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + side - width),
    bottom: Math.max(0, top + side - height),
  }
  // Cropped first: a large plaque has 25 million pixels.
  const seen = await sharp(file, { limitInputPixels: false })
    .extract({
      left: left + beyond.left,
      top: top + beyond.top,
      width: side - beyond.left - beyond.right,
      height: side - beyond.top - beyond.bottom,
    })
    .extend({ ...beyond, background: ground })
    .png()
    .toBuffer()
  return sharp(seen).resize(pixels, pixels, { kernel: 'nearest' }).greyscale().raw().toBuffer()
}
