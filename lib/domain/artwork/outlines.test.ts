import { describe, expect, it } from 'vitest'
import { moduleOutlines } from '@/lib/domain/artwork/outlines'
import { isInked, sharedEdges, touchingPoints } from '@/tests/artwork/outlines-in-files'

/** Mulberry32: the same fields in every run. */
function randomField(seed: number, columns: number, rows: number): boolean[] {
  let state = seed
  return Array.from({ length: columns * rows }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 2 === 0
  })
}

const size = { columns: 17, rows: 11 }
const moduleMm = 1.2121
const fields = Array.from({ length: 60 }, (_, seed) => randomField(seed, size.columns, size.rows))
const outlinesOf = (field: readonly boolean[]) =>
  moduleOutlines({
    ...size,
    x: 3,
    y: 5,
    moduleMm,
    isFilled: (column, row) => field[row * size.columns + column] === true,
  })

describe('outlines of modules', () => {
  it.each(fields.map((field, index) => [index, field] as const))(
    'fill exactly the engraved squares (%i)',
    (_, field) => {
      const outlines = outlinesOf(field)
      const filled = field.map((_, index) => {
        const [column, row] = [index % size.columns, Math.floor(index / size.columns)]
        return isInked(outlines, 3 + (column + 0.5) * moduleMm, 5 + (row + 0.5) * moduleMm)
      })
      expect(filled).toEqual(field)
    },
  )

  it('never touch themselves or each other, so nothing is cut twice', () => {
    for (const field of fields) {
      const outlines = outlinesOf(field)
      expect(sharedEdges(outlines)).toEqual([])
      expect(touchingPoints(outlines)).toBe(0)
    }
  })

  it('have no collinear points', () => {
    for (const points of fields.flatMap(outlinesOf)) {
      points.forEach(([x, y], index) => {
        const [ax, ay] = points.at(index - 1) ?? [x, y]
        const [bx, by] = points[(index + 1) % points.length] ?? [x, y]
        expect(Math.abs((x - ax) * (by - y) - (y - ay) * (bx - x))).toBeGreaterThan(1e-9)
      })
    }
  })

  it('join two squares that meet in a corner by a bridge, so no sliver of stone is left between them', () => {
    const corner = {
      columns: 2,
      rows: 2,
      x: 0,
      y: 0,
      moduleMm: 1,
      isFilled: (column: number, row: number) => column === row,
    }
    const outlines = moduleOutlines(corner)
    expect(outlines).toHaveLength(1)
    expect(isInked(outlines, 1, 1)).toBe(true)
    expect(isInked(outlines, 1.03, 0.97)).toBe(false)
  })
})
