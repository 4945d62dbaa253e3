import { describe, expect, test } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { type ArtworkOptionsInput, artworkFormats, artworkOptions } from '@/lib/domain/artwork/schema'
import { env } from '@/lib/server/env'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { seededRandom } from '@/lib/shared/seeded-random'
import { inProofPool } from './proof-pool'
import { proveArtwork, referenceSymbol } from './prove-artwork'

const code = '48WK0BPHMT'
const other = '7G4T9QW2B2'

function draw(options: Partial<ArtworkOptionsInput> = {}, of = code): Drawing {
  const parsed = artworkOptions.parse({ material: 'marble', symbolMm: 50, widthMm: 80, heightMm: 100, ...options })
  return drawArtwork(parsed, of)
}

/** The proof of a file whose engraving differs from the drawing. */
async function proveSvg(drawing: Drawing, engrave: Drawing['engrave'] = drawing.engrave, seed?: number) {
  const file = await writeArtwork({ ...drawing, engrave }, 'svg')
  return proveArtwork({ file, format: 'svg', drawing, seed })
}

/** One module; added to an engraving, the even-odd rule inverts it. */
function moduleAt({ symbol: { x, y, moduleMm } }: Drawing, column: number, row: number) {
  const [left, top] = [x + column * moduleMm, y + row * moduleMm]
  const [right, bottom] = [left + moduleMm, top + moduleMm]
  return {
    kind: 'polygon',
    points: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  } as const
}

function turnedModules(drawing: Drawing, share: number): Drawing['engrave'] {
  const random = seededRandom(3)
  const places = Array.from({ length: drawing.symbol.modules ** 2 }, (_, at) => at).filter(() => random() < share)
  return places.map((at) => moduleAt(drawing, at % drawing.symbol.modules, Math.floor(at / drawing.symbol.modules)))
}

describe('a file of the highest error correction', () => {
  test.each(['marble', 'polished_black_granite'] as const)(
    'on %s is proven in every format and as good as the reference',
    async (material) => {
      const drawing = draw({ material })
      expect(drawing.symbol.text).toBe(printedAddress(env.SITE_URL, code))
      for (const format of artworkFormats) {
        const proof = await proveArtwork({ file: await writeArtwork(drawing, format), format, drawing })
        expect(proof).toMatchObject({ isExact: true, share: 1, isProven: true })
        expect(proof.decoders.map((name) => name.split(' ')[0])).toEqual(['zxing-wasm', 'jsqr'])
      }
    },
  )

  test('is worn until even the reference fails, and each wear leaves some readable', async () => {
    const { wears } = await proveSvg(draw())
    for (const { wear, reference } of wears) {
      const reads = reference.zxing + reference.jsqr
      expect(reads, wear).toBeGreaterThan(0)
      if (wear !== 'clean') expect(reads, wear).toBeLessThan(2 * reference.tries)
    }
  })

  test('gets the same rates from the same seed, which is in the proof', async () => {
    const drawing = draw()
    const proof = await proveSvg(drawing, drawing.engrave, 77)
    const again = await inProofPool('wear', {
      stone: referenceSymbol(drawing.symbol.text, false),
      text: drawing.symbol.text,
      seed: 77,
    })
    expect(proof.seed).toBe(77)
    expect(again).toEqual(proof.wears.map(({ wear, file }) => ({ wear, rate: file })))
  })
})

describe('is withheld:', () => {
  test('an empty file', async () => {
    expect(await proveSvg(draw(), [])).toMatchObject({ isExact: false, share: 0, isProven: false })
  })

  test('a file with another code', async () => {
    expect(await proveSvg(draw(), draw({}, other).engrave)).toMatchObject({ isExact: false, share: 0, isProven: false })
  })

  test('a file with a third of its modules inverted', async () => {
    const drawing = draw()
    const proof = await proveSvg(drawing, [...drawing.engrave, ...turnedModules(drawing, 1 / 3)])
    expect(proof).toMatchObject({ isExact: false, isProven: false })
  })

  test('a readable file that survives less wear than the reference', async () => {
    const drawing = draw()
    const proof = await proveSvg(drawing, [...drawing.engrave, ...turnedModules(drawing, 0.015)])
    expect(proof.isProven).toBe(false)
    expect(proof.share).toBeLessThan(0.99)
    expect(proof.share).toBeGreaterThan(0)
  })

  test('a file with something engraved in the quiet zone', async () => {
    const drawing = draw()
    const { modules } = drawing.symbol
    const frame = Array.from({ length: modules + 2 }, (_, at) => [
      moduleAt(drawing, at - 1, -1),
      moduleAt(drawing, at - 1, modules),
      ...(at > 0 && at <= modules ? [moduleAt(drawing, -1, at - 1), moduleAt(drawing, modules, at - 1)] : []),
    ]).flat()
    expect(await proveSvg(drawing, [...drawing.engrave, ...frame])).toMatchObject({ isProven: false })
  })

  test('a code on dark stone without its quiet zone', async () => {
    const proof = await proveSvg(draw({ material: 'polished_black_granite', quietModules: 0 }))
    expect(proof.isProven).toBe(false)
  })
})
