import readQr from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { type GreyPicture, pictureQuietModules, readArtwork } from '@/lib/domain/artwork/files/read-artwork'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { artworkFormats, artworkOptions, mostPngPixels } from '@/lib/domain/artwork/schema'
import { qrSymbol } from '@/lib/domain/artwork/symbol'
import { env } from '@/lib/server/env'
import { printedAddress } from '@/lib/shared/qr-text-code'

const code = '7G4T9QW2B2'
const pixelsPerModule = 6
const drawingOf = (input: object) =>
  drawArtwork(artworkOptions.parse({ material: 'marble', symbolMm: 37.3, ...input }), code)

/** The largest difference between a pixel and the symbol, 0 to 255. */
function worstPixel({ pixels, width }: GreyPicture, errorCorrection: 'Q' | 'H'): number {
  const { isDark } = qrSymbol(code, errorCorrection)
  const at = (pixel: number) => Math.floor(pixel / pixelsPerModule) - pictureQuietModules
  return pixels.reduce((worst, grey, index) => {
    const wanted = isDark(at(index % width), at(Math.floor(index / width))) ? 0 : 255
    return Math.max(worst, Math.abs(grey - wanted))
  }, 0)
}

function decode({ pixels, width, height }: GreyPicture): string | undefined {
  const colours = Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (pixels[at >> 2] ?? 0),
  )
  return readQr(colours, width, height, { inversionAttempts: 'dontInvert' })?.data
}

const corrections = ['M', 'L', 'H', 'Q']

/**
 * The error correction and mode of a symbol, read from its modules (ISO/IEC 18004): two bits of the format information
 * beside the upper left finder, and the first four bits of the data in the lower right corner. Mode 2 is alphanumeric.
 */
function writtenAs({ pixels, width }: GreyPicture, modules: number) {
  const isDark = (column: number, row: number) => {
    const at = (module: number) => (module + pictureQuietModules) * pixelsPerModule + pixelsPerModule / 2
    return (pixels[at(row) * width + at(column)] ?? 255) < 128
  }
  const numberIn = (bits: boolean[]) => bits.reduce((value, bit) => value * 2 + Number(bit), 0)
  // Format information is itself masked, by 10101…
  const correction = corrections[numberIn([0, 1].map((column) => isDark(column, 8))) ^ 0b10]
  const mask = numberIn([2, 3, 4].map((column) => isDark(column, 8))) ^ 0b101
  const masks = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ]
  const last = modules - 1
  const first = [
    [last, last],
    [last, last - 1],
    [last - 1, last],
    [last - 1, last - 1],
  ].map(([row = 0, column = 0]) => isDark(column, row) !== (masks[mask]?.(row, column) === 0))
  return { correction, mode: numberIn(first) }
}

describe.each(artworkFormats)('a %s file read back', (format) => {
  it.each([
    ['marble', 'H', { shape: 'circle', widthMm: 90 }],
    ['polished_black_granite', 'H', { lines: ['Åse Ørsted'], mark: 'leaf' }],
    ['slate', 'Q', { shape: 'rounded', widthMm: 70, heightMm: 77.7 }],
  ] as const)('is exactly the symbol that was asked for: %s, %s', async (material, errorCorrection, rest) => {
    const drawing = drawingOf({ material, errorCorrection, ...rest })
    const picture = await readArtwork(await writeArtwork(drawing, format), format, pixelsPerModule, drawing)
    expect(picture.width).toBe((drawing.symbol.modules + 8) * pixelsPerModule)
    expect(picture.pixels).toHaveLength(picture.width * picture.height)
    expect(worstPixel(picture, errorCorrection)).toBeLessThan(12)
    expect(decode(picture)).toBe(printedAddress(env.SITE_URL, code))
    expect(writtenAs(picture, drawing.symbol.modules)).toEqual({ correction: errorCorrection, mode: 2 })
  })

  it('shows the file, not the drawing', async () => {
    const drawing = drawingOf({})
    const other = drawArtwork(artworkOptions.parse({ material: 'marble', symbolMm: 37.3 }), '7G4T9QW2C4')
    const picture = await readArtwork(await writeArtwork(other, format), format, pixelsPerModule, drawing)
    expect(worstPixel(picture, 'H')).toBe(255)
  })

  it('shows ink in the quiet zone when the drawing has none', async () => {
    const drawing = drawingOf({ material: 'slate', quietModules: 0, caption: 'Scan og mindes' })
    const picture = await readArtwork(await writeArtwork(drawing, format), format, pixelsPerModule, drawing)
    expect(picture.pixels[0]).toBe(0)
  })
})

it.each(artworkFormats)('a file that is not %s is refused', async (format) => {
  const reading = readArtwork(Buffer.from('ikke en tegning'), format, pixelsPerModule, drawingOf({}))
  await expect(reading.then(() => 'read')).rejects.toThrow()
})

it.each([
  [17, 1200, 1200],
  [60, 250, 300],
])(
  'a PNG of %s mm on a very large plaque stays under the pixel limit and still shows the exact symbol',
  async (symbolMm, widthMm, heightMm) => {
    const drawing = drawingOf({ symbolMm, shape: 'rectangle', widthMm, heightMm, showsCode: false })
    const file = await writeArtwork(drawing, 'png')
    const { width, height } = await sharp(file).metadata()
    expect(Math.max(width, height)).toBeLessThanOrEqual(mostPngPixels)
    const picture = await readArtwork(file, 'png', pixelsPerModule, drawing)
    expect(worstPixel(picture, 'H')).toBe(0)
  },
)
