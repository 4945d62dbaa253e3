import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs'
import type { Drawing, Outline, Point } from '@/lib/domain/artwork/drawing'
import { snap } from '@/lib/domain/artwork/polygons'
import type { ArtworkSheet } from '@/lib/domain/artwork/schema'

export type Plate = { id: string; widthMm: number; heightMm: number }

/** Where a plaque lies: the upper left corner of its box, mm; turned 90° clockwise when `rotated`. */
export type Placement = { id: string; x: number; y: number; rotated: boolean }

/** A whole sheet as a drawing; a part of `FileDrawing`. */
export type SheetDrawing = Pick<Drawing, 'widthMm' | 'heightMm' | 'engrave' | 'cut' | 'isStencil' | 'isMirrored'>

/** The packer counts in whole thousandths of a millimetre: sums of integers are exact. */
const perMm = 1000

/**
 * Lays plaques on as few sheets as it finds, by maximal rectangles (Jylänki 2010), turned where that helps, with the
 * gap between them and to the edge. The same plaques in the same order give the same sheets. `unplaced`: too large.
 */
export function nestPlaques(
  plates: readonly Plate[],
  sheet: ArtworkSheet,
): { sheets: Placement[][]; unplaced: string[] } {
  const fits = ({ widthMm, heightMm }: Plate) =>
    widthMm + 2 * sheet.gapMm <= sheet.widthMm && heightMm + 2 * sheet.gapMm <= sheet.heightMm
  const isPlaceable = (plate: Plate) => fits(plate) || fits(turned(plate))
  const placeable = plates.filter(isPlaceable)
  // Equal plaques pack best in rows, all upright or all turned; mixed ones when each may be turned.
  const upright = pack(placeable, sheet, { mayTurn: false, turnsFirst: (plate) => !fits(plate) })
  const lying = pack(placeable, sheet, { mayTurn: false, turnsFirst: (plate) => fits(turned(plate)) })
  const free = pack(placeable, sheet, { mayTurn: true, turnsFirst: () => false })
  const sheets = [upright, lying, free].reduce((best, next) => (isCloser(next, best) ? next : best))
  return { sheets, unplaced: plates.filter((plate) => !isPlaceable(plate)).map(({ id }) => id) }
}

function turned({ id, widthMm, heightMm }: Plate): Plate {
  return { id, widthMm: heightMm, heightMm: widthMm }
}

/** Fewer sheets, or as many with fewer plaques on the last. */
function isCloser(next: Placement[][], best: Placement[][]): boolean {
  if (next.length !== best.length) return next.length < best.length
  return (next.at(-1)?.length ?? 0) < (best.at(-1)?.length ?? 0)
}

function pack(
  plates: readonly Plate[],
  { widthMm, heightMm, gapMm }: ArtworkSheet,
  { mayTurn, turnsFirst }: { mayTurn: boolean; turnsFirst: (plate: Plate) => boolean },
): Placement[][] {
  const units = (mm: number) => Math.ceil(mm * perMm - 1e-6)
  // Without `smart` the sheet has its full size; `border` is the gap to its edge.
  const packer = new MaxRectsPacker(units(widthMm), units(heightMm), units(gapMm), {
    smart: false,
    pot: false,
    square: false,
    allowRotation: mayTurn,
    border: units(gapMm),
  })
  for (const plate of plates) {
    const isTurned = turnsFirst(plate)
    const lying = isTurned ? turned(plate) : plate
    packer.add(units(lying.widthMm), units(lying.heightMm), { id: plate.id, isTurned })
  }
  return packer.bins.map((bin) =>
    bin.rects.map(({ x, y, rot, data }) => ({
      id: String(data.id),
      x: x / perMm,
      y: y / perMm,
      rotated: rot !== Boolean(data.isTurned),
    })),
  )
}

/** One sheet with the drawings on it, for `writeSheet`. A placement without a drawing is left empty. */
export function drawSheet(
  drawings: ReadonlyMap<string, Drawing>,
  placements: readonly Placement[],
  { widthMm, heightMm }: ArtworkSheet,
): SheetDrawing {
  const engrave: Outline[] = []
  const cut: Outline[] = []
  for (const placement of placements) {
    const drawing = drawings.get(placement.id)
    if (!drawing) continue
    const move = mover(placement, drawing.heightMm)
    engrave.push(...drawing.engrave.map(move))
    cut.push(...drawing.cut.map(move))
  }
  const [first] = drawings.values()
  const kind = {
    ...(first?.isStencil && { isStencil: true as const }),
    ...(first?.isMirrored && { isMirrored: true as const }),
  }
  return { widthMm, heightMm, engrave, cut, ...kind }
}

function mover({ x, y, rotated }: Placement, heightMm: number): (outline: Outline) => Outline {
  const place = ([px, py]: Point): Point =>
    rotated ? [snap(x + heightMm - py), snap(y + px)] : [snap(x + px), snap(y + py)]
  return (outline) =>
    outline.kind === 'circle'
      ? { ...outline, centre: place(outline.centre) }
      : { kind: 'polygon', points: outline.points.map(place) }
}
