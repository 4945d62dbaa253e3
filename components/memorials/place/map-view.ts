import { type MapPlace, type MapSheet, pointOf, type SheetPoint } from '@/lib/shared/map-sheet'

/** The visible part of a sheet: its centre, and the number of times it was doubled in scale. */
export type MapView = SheetPoint & { zoom: number }
export type Box = { left: number; top: number; width: number; height: number }

export const deepestZoom = 5
/** Aspect ratio of the map window, width over height. */
export const windowShape = 1

/** The visible box in sheet units. Initially the whole sheet, with as little as possible beyond its edge. */
export function boxOf({ width, height }: MapSheet, { x, y, zoom }: MapView): Box {
  const across = Math.max(width, height * windowShape) / 2 ** zoom
  const down = across / windowShape
  return { left: within(x, across, width), top: within(y, down, height), width: across, height: down }
}

/** Start of the visible part along one side of the sheet. */
function within(middle: number, seen: number, whole: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(whole - seen, Math.max(0, middle - seen / 2))
}

export function wholeSheet({ width, height }: MapSheet): MapView {
  return { x: width / 2, y: height / 2, zoom: 0 }
}

/** Moves the view so that the point is well inside it; unchanged where it is already. */
export function keepInView(sheet: MapSheet, view: MapView, point: SheetPoint): MapView {
  const { left, top, width, height } = boxOf(sheet, view)
  const isInside = isWellWithin(point.x - left, width) && isWellWithin(point.y - top, height)
  return isInside ? view : { ...view, x: point.x, y: point.y }
}

function isWellWithin(place: number, length: number): boolean {
  return place > length * 0.1 && place < length * 0.9
}

export type TownLabel = { name: string; across: number; down: number }

/** Town labels, the largest first, without overlaps; `across` and `down` are fractions of the window, 0 to 1. */
export function townLabels(
  sheet: MapSheet,
  view: MapView,
  { windowPx, letterPx }: { windowPx: number; letterPx: number },
): TownLabel[] {
  const box = boxOf(sheet, view)
  const taken: Box[] = []
  const labels: TownLabel[] = []
  for (const place of sheet.places) {
    if (labels.length >= mostLabels) break
    const label = labelOf(sheet, place, box)
    if (label.across < 0 || label.across > 1 || label.down < 0 || label.down > 1) continue
    const room = {
      left: label.across * windowPx,
      top: (label.down * windowPx) / windowShape - letterPx,
      width: (place.name.length + 3) * letterPx * 0.6,
      height: letterPx * 2,
    }
    if (room.left + room.width > windowPx || taken.some((other) => overlaps(room, other))) continue
    taken.push(room)
    labels.push(label)
  }
  return labels
}

const mostLabels = 40

function labelOf(sheet: MapSheet, place: MapPlace, box: Box): TownLabel {
  const { x, y } = pointOf(sheet, place)
  return { name: place.name, across: (x - box.left) / box.width, down: (y - box.top) / box.height }
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
