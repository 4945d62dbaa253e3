import { expect, test } from 'vitest'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { drawLayout } from '@/lib/domain/tree-drawing/layout/draw-layout'
import { madeUpFamily } from '@/tests/factories/made-up-family'
import { fits, orientations, overlapMm, papers, planSheets, scaleRange, toPoints } from './plan-sheets'

async function layoutOf(people: number) {
  const layout = await drawLayout(madeUpFamily(people, 1))
  if (!layout) throw new Error('Refused.')
  return layout
}

const layout = await layoutOf(120)

test('every box is whole on some sheet, for every paper and scale', () => {
  for (const paper of papers)
    for (const orientation of orientations)
      for (const fit of fits)
        for (const scale of [scaleRange.least, 1, scaleRange.most]) {
          const { sheets } = planSheets({ layout, paper, orientation, fit, scale })
          const cut = layout.boxes.filter(
            ({ x, y }) =>
              !sheets.some(
                ({ area }) =>
                  x >= area.x &&
                  y >= area.y &&
                  x + boxSize.width <= area.x + area.width + 0.01 &&
                  y + boxSize.height <= area.y + area.height + 0.01,
              ),
          )
          expect(cut.map(({ id }) => `${id} ${paper} ${orientation} ${fit} ${scale}`)).toEqual([])
        }
})

test('sheets beside each other show at least 10 mm of the same, and together the whole width', () => {
  const { sheets, columns, pointsPerPixel } = planSheets({ layout, paper: 'A4', orientation: 'portrait', fit: 'tiles' })
  const lefts = [...new Map(sheets.map(({ column, area }) => [column, area]))].sort(([a], [b]) => a - b)
  expect(lefts).toHaveLength(columns)
  lefts.slice(1).forEach(([, area], at) => {
    const before = lefts[at]?.[1]
    const shared = ((before?.x ?? 0) + (before?.width ?? 0) - area.x) * pointsPerPixel
    expect(shared).toBeGreaterThanOrEqual(toPoints(overlapMm) - 0.01)
  })
  const last = lefts.at(-1)?.[1]
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(layout.width)
})

test('a larger paper takes fewer sheets, and a larger scale more', () => {
  const count = (paper: (typeof papers)[number], scale = 1) =>
    planSheets({ layout, paper, orientation: 'landscape', fit: 'tiles', scale }).sheets.length
  expect(papers.map((paper) => count(paper))).toEqual(papers.map((paper) => count(paper)).toSorted((a, b) => b - a))
  expect(count('A4', 2)).toBeGreaterThan(count('A4'))
})

test('one sheet is filled, up to the largest letters of several, and says how small its letters become', async () => {
  const small = await layoutOf(4)
  const filled = planSheets({ layout: small, paper: 'A2', orientation: 'portrait', fit: 'one' })
  expect(filled.pointsPerPixel).toBeGreaterThan(1)
  expect(filled.pointsPerPixel * small.width).toBeCloseTo(toPoints(420 - 24), 1)
  const plan = planSheets({ layout: small, paper: 'A0', orientation: 'landscape', fit: 'one' })
  expect(plan).toMatchObject({ rows: 1, columns: 1, smallestPoints: 9 * scaleRange.most })
  const large = planSheets({ layout, paper: 'A4', orientation: 'landscape', fit: 'one' })
  expect(large.smallestPoints).toBeCloseTo((16 * toPoints(297 - 24)) / layout.width, 1)
})
