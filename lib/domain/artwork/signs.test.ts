import { areaPaths, EndType, inflatePaths, JoinType } from 'clipper2-ts'
import { describe, expect, it } from 'vitest'
import { faceFacts, leastCapOf } from '@/lib/domain/artwork/faces'
import { type Line, lineOutlines, missingLetters } from '@/lib/domain/artwork/lettering'
import { engravingFaces } from '@/lib/domain/artwork/schema'
import { sharedEdges, touchingPoints } from '@/tests/artwork/outlines-in-files'

const faces = engravingFaces.map((name) => [name, faceFacts(name).face] as const)
const capMm = 10

/** Lower and upper edge of a sign above the baseline, in cap heights. */
function standsAt(line: Line): [number, number] {
  const ys = lineOutlines(line, capMm)
    .flat()
    .map(([, y]) => -y / capMm)
  return [Math.min(...ys), Math.max(...ys)]
}

describe.each(faces)('in %s', (_, face) => {
  const at = (text: string) => standsAt({ text, face, edition: 2 })

  it('† is on the baseline and as high as the capitals', () => {
    const [foot, top] = at('†')
    expect(foot).toBeCloseTo(0, 2)
    expect(top).toBeCloseTo(1, 2)
  })

  it.each(['*', '⚭'])('%s is large and centred on the cap height', (sign) => {
    const [foot, top] = at(sign)
    expect((foot + top) / 2).toBeCloseTo(0.5, 1)
    expect(top - foot).toBeGreaterThan(0.65)
    expect(top - foot).toBeLessThan(0.9)
  })

  it.each(['–', '—'])('%s between two years is at half their height', (sign) => {
    const [foot, top] = at(sign)
    expect((foot + top) / 2).toBeGreaterThan(0.38)
    expect((foot + top) / 2).toBeLessThan(0.55)
    expect(top - foot).toBeGreaterThanOrEqual(0.0995)
  })

  it('figures are on the baseline and about equally high', () => {
    for (const figure of '0123456789') {
      const [foot, top] = at(figure)
      expect(foot, figure).toBeGreaterThan(-0.1)
      expect(top, figure).toBeGreaterThan(0.65)
      expect(top, figure).toBeLessThan(1.12)
    }
  })

  it('full stops and commas are on the baseline, apostrophes below the cap height', () => {
    expect(at('.')[0]).toBeGreaterThan(-0.1)
    expect(at('.')[1]).toBeLessThan(0.3)
    expect(at('’')[0]).toBeGreaterThan(0.4)
  })

  it('has every letter and sign of Danish stones', () => {
    expect(missingLetters({ text: 'abcæøåÆØÅéèüöäÉÈÜÖÄçñß†*⚭–—-.,:;’&/()0123456789»«', face, edition: 2 })).toEqual([])
  })

  it('gives closed outlines that do not touch', () => {
    const outlines = lineOutlines({ text: '* 3. maj 1942 † 12. januar 2024 ⚭ 1965–70', face, edition: 2 }, 8)
    expect(sharedEdges(outlines)).toEqual([])
    expect(touchingPoints(outlines)).toBe(0)
  })

  it('has no strokes thinner than faces.ts says, and they last in stone at the smallest size', () => {
    const { thin } = faceFacts(engravingFaces.find((name) => faceFacts(name).face === face) ?? 'newsreader')
    const least = leastCapOf(face)
    expect(thin * least).toBeGreaterThanOrEqual(0.1499)
    const outlines = lineOutlines({ text: 'Karen Margrethe Ødegård Æble 1931 2024 mnuo', face, edition: 2 }, 20)
    // A hundredth of a millimetre, a tenth of the thinnest stroke.
    const perMm = 100
    const paths = outlines.map((points) =>
      points.map(([x, y]) => ({ x: Math.round(x * perMm), y: Math.round(y * perMm) })),
    )
    const radius = (thin * 20 * perMm) / 2
    const shrunk = inflatePaths(paths, -radius, JoinType.Round, EndType.Polygon)
    const cleared = inflatePaths(shrunk, radius, JoinType.Round, EndType.Polygon)
    expect(areaPaths(cleared) / areaPaths(paths)).toBeGreaterThan(0.96)
  })
})

it("the first edition keeps its face's own dagger, as approved", () => {
  expect(standsAt({ text: '†', face: 'serif-medium' })[0]).toBeGreaterThan(0.4)
})
