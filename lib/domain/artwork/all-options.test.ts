import { beforeAll, describe, expect, it } from 'vitest'
import { artworkFacts, drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { sheetFormats, writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { leastShare } from '@/lib/domain/artwork/policy'
import { proveArtwork } from '@/lib/domain/artwork/proof/prove-artwork'
import {
  type ArtworkOptions,
  artworkFormats,
  artworkMarks,
  artworkOptions,
  engravingFaces,
  plaqueShapes,
  stencils,
  stoneMaterials,
} from '@/lib/domain/artwork/schema'
import { DomainError } from '@/lib/server/errors'
import { seededRandom } from '@/lib/shared/seeded-random'
import { sharedEdges, touchingPoints } from '@/tests/artwork/outlines-in-files'

const code = '7G4T9QW2B2'
const texts = [
  ...['', ' ', '.', '"', '½ & <b>', 'a\tb', '\u200b', '\u202eabc', 'e\u0301', 'ﬁ', '☕', 'Karen', '1931 – 2024'],
  ...['Karen Margrethe Lindegaard-Østergaard', 'ÅÅÅ ÇŞ', 'W'.repeat(60), 'i'.repeat(60)],
]

/** Options from the schema's whole range, often at its limits; the same for the same seed. */
function anyOptions(seed: number): ArtworkOptions {
  const random = seededRandom(seed)
  const pick = <T>(choices: readonly [T, ...T[]] | readonly T[]) => choices[Math.floor(random() * choices.length)]
  const length = (least: number, most: number) => {
    const kind = random()
    if (kind < 0.15) return least
    if (kind < 0.3) return most
    // Mostly small ones, where things do not fit.
    return least + (most - least) * random() ** (kind < 0.7 ? 3 : 1)
  }
  return artworkOptions.parse({
    material: pick(stoneMaterials),
    symbolMm: length(10, 400),
    errorCorrection: pick(['Q', 'H']),
    quietModules: Math.floor(random() * 11),
    lines: Array.from({ length: Math.floor(random() * 7) }, () => pick(texts)),
    caption: pick(texts),
    showsCode: random() < 0.5,
    mark: pick(artworkMarks),
    shape: pick(plaqueShapes),
    widthMm: length(15, 1200),
    heightMm: length(15, 1200),
    cornerRadiusMm: length(0, 100),
    holes: pick(['none', 'two', 'four', 'own']),
    ownHoles: Array.from({ length: Math.floor(random() * 4) }, () => ({
      xMm: length(0, 1200),
      yMm: length(0, 1200),
      diameterMm: length(1, 20),
    })),
    faces: Array.from({ length: Math.floor(random() * 4) }, () => pick([null, ...engravingFaces])),
    capsMm: Array.from({ length: Math.floor(random() * 3) }, () => (random() < 0.7 ? null : length(2.5, 40))),
    people: random() < 0.8 ? [] : [['Bo', '1931 – 2024'], ['Ida Ørsted']],
    peoplePlaced: pick(['beside', 'below']),
    edition: pick([1, 2]),
    stencil: pick(stencils),
    bridgeMm: random() < 0.5 ? 0 : length(0.3, 2),
    holeMm: length(1, 20),
    holeInsetMm: length(2, 60),
  })
}

/** The drawing, or null when it is refused and the facts have a stop. Throws when the two disagree. */
function drawOrNull(options: ArtworkOptions): Drawing | null {
  const isStopped = artworkFacts(options, code).warnings.some(({ level }) => level === 'stop')
  if (!isStopped) return drawArtwork(options, code)
  expect(() => drawArtwork(options, code), JSON.stringify(options)).toThrow(DomainError)
  return null
}

const polygons = (outlines: Drawing['engrave']) =>
  outlines.flatMap((outline) => (outline.kind === 'polygon' ? [outline.points] : []))

describe('any options that the schema accepts', () => {
  const drawn: Array<{ drawing: Drawing; said: string }> = []
  beforeAll(() => {
    for (let seed = 1; seed <= 160; seed++) {
      const options = anyOptions(seed)
      const drawing = drawOrNull(options)
      if (drawing) drawn.push({ drawing, said: JSON.stringify(options) })
    }
  })

  it('give a drawing of closed outlines within its size that do not touch, or a refusal with a sentence', () => {
    expect(drawn.length).toBeGreaterThan(20)
    for (const { drawing, said } of drawn) {
      const [engraved, cut] = [polygons(drawing.engrave), polygons(drawing.cut)]
      expect(sharedEdges([...engraved, ...cut]), said).toEqual([])
      expect(touchingPoints(engraved), said).toBe(0)
      const points = [...engraved, ...cut].flat()
      const isInside = ([x, y]: readonly [number, number]) =>
        x >= 0 && y >= 0 && x <= drawing.widthMm && y <= drawing.heightMm
      expect(points.every(isInside), said).toBe(true)
      expect(
        [...engraved, ...cut].every((outline) => outline.length > 2),
        said,
      ).toBe(true)
    }
  })

  it('give files in every format whose proof passes or withholds them, and never throws', async () => {
    const drawings = drawn
      .map(({ drawing }) => drawing)
      .toSorted((one, other) => one.widthMm * one.heightMm - other.widthMm * other.heightMm)
    // The smallest, a middling and the largest.
    const chosen = [0, 0.5, 1].flatMap((share) => drawings[Math.floor(share * (drawings.length - 1))] ?? [])
    for (const [index, drawing] of chosen.entries()) {
      // A PNG of a large plaque takes seconds; files/read-artwork.test.ts has one.
      for (const format of index === 0 && !drawing.isStencil ? artworkFormats : sheetFormats) {
        const proof = await proveArtwork({ file: await writeArtwork(drawing, format), format, drawing })
        expect(proof.share).toBeGreaterThanOrEqual(0)
        expect(proof.isProven).toBe(proof.isExact && proof.share >= leastShare)
      }
    }
  })
})
