import { areaPaths, EndType, inflatePaths, JoinType } from 'clipper2-ts'
import { describe, expect, it } from 'vitest'
import { leastMarkOf, markOutlines, markWidthMm } from '@/lib/domain/artwork/marks'
import { artworkMarks } from '@/lib/domain/artwork/schema'
import { sharedEdges } from '@/tests/artwork/outlines-in-files'

const marks = artworkMarks.filter((mark) => mark !== 'none')

describe.each(marks)('the mark %s', (mark) => {
  it('has the given height, with its ink in the middle', () => {
    const outlines = markOutlines(mark, 12)
    const widthMm = markWidthMm(mark, 12)
    const [xs, ys] = [outlines.flat().map(([x]) => x), outlines.flat().map(([, y]) => y)]
    expect(Math.min(...ys)).toBeCloseTo(0, 1)
    expect(Math.max(...ys)).toBeCloseTo(12, 1)
    expect(Math.max(...xs)).toBeCloseTo(widthMm / 2, 1)
    expect(Math.min(...xs)).toBeCloseTo(-widthMm / 2, 1)
    expect(sharedEdges(outlines)).toEqual([])
  })

  it('has no line under half a millimetre at its smallest height', () => {
    const paths = markOutlines(mark, leastMarkOf(mark)).map((points) =>
      points.map(([x, y]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })),
    )
    // What a tool of half a millimetre can clear: shrunk by its radius and grown again.
    const shrunk = inflatePaths(paths, -250, JoinType.Round, EndType.Polygon)
    const cleared = inflatePaths(shrunk, 250, JoinType.Round, EndType.Polygon)
    expect(areaPaths(cleared) / areaPaths(paths)).toBeGreaterThan(0.97)
  })
})
