import { fontSize } from '@/lib/domain/tree-drawing/box-text'
import { boxSize, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'

export const papers = ['A4', 'A3', 'A2', 'A1', 'A0'] as const
export type Paper = (typeof papers)[number]
export const orientations = ['portrait', 'landscape'] as const
export type Orientation = (typeof orientations)[number]
/** The whole tree on one sheet, or divided on several. */
export const fits = ['one', 'tiles'] as const
export type Fit = (typeof fits)[number]

/** ISO 216, the shorter side first, in mm. */
const paperMm: Readonly<Record<Paper, [number, number]>> = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
}

/** Around what is printed; office printers leave up to 6 mm white. */
export const marginMm = 12
/** Above and below the drawing, for the title and the sheet's number. */
export const headMm = 10
export const footMm = 10
/** What two sheets beside each other both show, at least: enough to glue. */
export const overlapMm = 10

/** The smallest type at scale 1 on several sheets, in points. */
const normalPoints = 9
/** Points per pixel. */
const normalScale = normalPoints / fontSize.quiet
/** Below this nothing is printed; newspapers' smallest is about 6. */
export const leastPoints = 5
export const scaleRange = { least: 0.6, most: 3 } as const

export type SheetsWanted = {
  layout: Pick<TreeLayout, 'width' | 'height' | 'boxes'>
  paper: Paper
  orientation: Orientation
  fit: Fit
  /** On several sheets: 1 has 9 point type; within `scaleRange`. */
  scale?: number
}

/** Pixels of the layout. */
export type Area = { x: number; y: number; width: number; height: number }
/** Row and column count from 1. */
export type Sheet = { row: number; column: number; area: Area }

export type SheetPlan = {
  widthMm: number
  heightMm: number
  /** Of the layout, in points of 1/72 inch. */
  pointsPerPixel: number
  /** The size of the smallest letters. */
  smallestPoints: number
  rows: number
  columns: number
  /** Row by row. Sheets without people are left out. */
  sheets: Sheet[]
}

/**
 * How a tree is divided: every box is whole on at least one sheet. Sheets overlap by 10 mm, and more where a box would be
 * cut on both. Never throws; the caller judges `smallestPoints` and the number of sheets.
 */
export function planSheets({ layout, paper, orientation, fit, scale = 1 }: SheetsWanted): SheetPlan {
  const [short, long] = paperMm[paper]
  const [widthMm, heightMm] = orientation === 'portrait' ? [short, long] : [long, short]
  const room = {
    width: toPoints(widthMm - 2 * marginMm),
    height: toPoints(heightMm - 2 * marginMm - headMm - footMm),
  }
  const within = Math.min(scaleRange.most, Math.max(scaleRange.least, scale))
  // A small family on a large sheet grows as far as it could on several: beyond that, portraits become coarse.
  const inOne = Math.min(room.width / layout.width, room.height / layout.height, normalScale * scaleRange.most)
  const pointsPerPixel = fit === 'one' ? inOne : normalScale * within
  const whole = { widthMm, heightMm, pointsPerPixel, smallestPoints: fontSize.quiet * pointsPerPixel }
  if (fit === 'one') {
    const area = { x: 0, y: 0, width: layout.width, height: layout.height }
    return { ...whole, rows: 1, columns: 1, sheets: [{ row: 1, column: 1, area }] }
  }
  const [width, height] = [room.width / pointsPerPixel, room.height / pointsPerPixel]
  const overlap = toPoints(overlapMm) / pointsPerPixel
  const lefts = starts(
    layout.boxes.map(({ x }) => x),
    { length: layout.width, room: width, box: boxSize.width, overlap },
  )
  const tops = starts(
    layout.boxes.map(({ y }) => y),
    { length: layout.height, room: height, box: boxSize.height, overlap },
  )
  const sheets = tops.flatMap((y, row) =>
    lefts.map((x, column) => ({ row: row + 1, column: column + 1, area: { x, y, width, height } })),
  )
  return {
    ...whole,
    rows: tops.length,
    columns: lefts.length,
    sheets: sheets.filter(({ area }) => hasPeople(area, layout)),
  }
}

export function toPoints(mm: number): number {
  return (mm * 72) / 25.4
}

type Cut = { length: number; room: number; box: number; overlap: number }

/** Where each strip begins: before the first box that is cut by the end of the one before. */
function starts(edges: readonly number[], { length, room, box, overlap }: Cut): number[] {
  const sorted = [...new Set(edges)].sort((a, b) => a - b)
  const found = [0]
  for (let start = 0; start + room < length; ) {
    const end = start + room
    const cut = sorted.find((edge) => edge < end && edge + box > end) ?? end
    // Some pixels before the box, so that its border is printed; a strip always gets on.
    start = Math.max(start + room / 4, Math.min(end - overlap, cut - 4))
    found.push(start)
  }
  return found
}

function hasPeople({ x, y, width, height }: Area, { boxes }: Pick<TreeLayout, 'boxes'>): boolean {
  return boxes.some(
    (box) => box.x < x + width && box.x + boxSize.width > x && box.y < y + height && box.y + boxSize.height > y,
  )
}
