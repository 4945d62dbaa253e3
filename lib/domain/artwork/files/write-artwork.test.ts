import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { pixelGrid } from '@/lib/domain/artwork/files/png'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { artworkFormats, artworkOptions } from '@/lib/domain/artwork/schema'
import {
  outlinesInDxf,
  outlinesInPdf,
  outlinesInSvg,
  sharedEdges,
  touchingPoints,
} from '@/tests/artwork/outlines-in-files'

const drawingOn = (material: string, code = '7G4T9QW2B2') =>
  drawArtwork(
    artworkOptions.parse({
      material,
      symbolMm: 36,
      lines: ['Åse Ørsted', '1931 – 2024'],
      mark: 'dove',
      caption: 'Scan og mindes',
      shape: 'rounded',
      widthMm: 60,
      heightMm: 92.5,
      holes: 'four',
    }),
    code,
  )
const drawing = drawingOn('polished_black_granite')
const drawn = drawing.engrave.flatMap((outline) => (outline.kind === 'polygon' ? [outline.points] : []))
const rounded = (outlines: readonly (readonly (readonly [number, number])[])[]) =>
  outlines.map((points) => points.map(([x, y]) => [Math.round(x * 1000), Math.round(y * 1000)]))
const holes = [
  [6, 6, 2],
  [54, 6, 2],
  [54, 86.5, 2],
  [6, 86.5, 2],
]

describe('the files of a drawing', () => {
  it('SVG: true millimetres, closed outlines, no shared edges, holes as circles', async () => {
    const file = outlinesInSvg(await writeArtwork(drawing, 'svg'))
    expect([file.widthMm, file.heightMm]).toEqual([60, 92.5])
    expect(rounded(file.engrave)).toEqual(rounded(drawn))
    expect(sharedEdges([...file.engrave, ...file.cut])).toEqual([])
    expect(touchingPoints(file.engrave)).toBe(0)
    expect(file.cut).toHaveLength(1)
    expect(file.circles).toEqual(holes)
  })

  it('DXF: true millimetres, closed outlines on ENGRAVE, edge and holes on CUT, y up', async () => {
    const file = outlinesInDxf(await writeArtwork(drawing, 'dxf'), 92.5)
    expect(rounded(file.engrave)).toEqual(rounded(drawn))
    expect(sharedEdges([...file.engrave, ...file.cut])).toEqual([])
    expect(file.circles).toEqual(holes)
    expect(Math.max(...file.cut.flat().map(([x]) => x))).toBe(60)
    expect(Math.max(...file.cut.flat().map(([, y]) => y))).toBe(92.5)
  })

  it('PDF: a page as large as the plaque, closed outlines filled by the even-odd rule', async () => {
    const file = outlinesInPdf(await writeArtwork(drawing, 'pdf'))
    expect(file.widthMm).toBeCloseTo(60, 3)
    expect(file.heightMm).toBeCloseTo(92.5, 3)
    expect(rounded(file.engrave)).toEqual(rounded(drawn))
    expect(sharedEdges(file.engrave)).toEqual([])
  })

  it('PNG: one bit a pixel, at least 600 dpi, whole pixels a module, its resolution in the file', async () => {
    const { width, height, density, bitsPerSample, space } = await sharp(await writeArtwork(drawing, 'png')).metadata()
    const { pixelsPerModule, pixelMm } = pixelGrid(drawing)
    expect(bitsPerSample ?? 1, space).toBe(1)
    expect(Number.isInteger(pixelsPerModule)).toBe(true)
    expect(density).toBeGreaterThanOrEqual(600)
    expect(Math.abs(Number(density) - 25.4 / pixelMm)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(width * pixelMm - 60)).toBeLessThan(2 * pixelMm)
    expect(Math.abs(height * pixelMm - 92.5)).toBeLessThan(2 * pixelMm)
  })

  it('PNG: shows the engraving as it will look, light on dark stone and dark on light', async () => {
    const cornerOf = async (material: string) => {
      const { data } = await sharp(await writeArtwork(drawingOn(material), 'png'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[0]
    }
    expect(await cornerOf('slate')).toBe(0)
    expect(await cornerOf('marble')).toBe(255)
  })

  it.each(artworkFormats)('%s: the same drawing gives the same bytes, another code does not', async (format) => {
    const file = await writeArtwork(drawing, format)
    expect(file.equals(await writeArtwork(drawingOn('polished_black_granite'), format))).toBe(true)
    expect(file.equals(await writeArtwork(drawingOn('polished_black_granite', '7G4T9QW2C4'), format))).toBe(false)
  })
})
