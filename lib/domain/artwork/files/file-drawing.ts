import type { Drawing, Outline, Point } from '@/lib/domain/artwork/drawing'
import { lengthText } from '@/lib/shared/millimetres'
import { workOn } from '@/lib/shared/thing'

/** The input of every file format: a drawing of one code, or a sheet of many. Lengths in mm. */
export type FileDrawing = Pick<Drawing, 'widthMm' | 'heightMm' | 'engrave' | 'cut' | 'isStencil' | 'isMirrored'> & {
  /** The title inside the file. */
  title: string
  /** A note to the reader of the file. Never drawn, because a machine would cut it. */
  note?: string | undefined
}

/** Layer names in DXF, which DXF readers also look for. */
export const layers = { engrave: 'ENGRAVE', cut: 'CUT' } as const
/** Line width of a cut, mm: laser programs treat hairlines as cuts and not as areas. */
export const hairlineMm = 0.01

/** The title inside the file; it names a stencil as such, because it looks like any other drawing. */
export function titleOf(name: string, { isStencil, isMirrored }: Pick<Drawing, 'isStencil' | 'isMirrored'>): string {
  return isStencil ? `${name}, skabelon til sandblæsning${isMirrored ? ', spejlvendt' : ''}` : name
}

/** A description inside the file, in Danish. */
export function descriptionOf({ widthMm, heightMm, cut, note, isStencil, isMirrored }: FileDrawing): string {
  const size = [widthMm, heightMm].map(lengthText).join(' × ')
  const more = note ? ` ${note}` : ''
  if (isStencil) {
    const side = isMirrored ? 'Spejlvendt: ses fra bagsiden.' : 'Ses fra forsiden.'
    return `Skabelon til sandblæsning, ${size} mm i naturlig størrelse. Sort skæres ud. ${side} Kodens løse felter flyttes med bærefilm.${more}`
  }
  const hasEdge = cut.length > 0
  return `${size} mm i naturlig størrelse. Sort ${workOn(hasEdge ? 'pladen' : 'stenen').present}${hasEdge ? ', rød linje skæres' : ''}.${more}`
}

/** Outlines as SVG path data in mm. */
export function pathData(outlines: readonly Outline[]): string {
  return outlines
    .map((outline) => (outline.kind === 'circle' ? circleData(outline) : polygonData(outline.points)))
    .join('')
}

function polygonData(points: readonly Point[]): string {
  let data = ''
  let last: Point | null = null
  for (const [x, y] of points) {
    if (!last) data += `M${x} ${y}`
    else if (last[1] === y) data += `H${x}`
    else if (last[0] === x) data += `V${y}`
    else data += `L${x} ${y}`
    last = [x, y]
  }
  return `${data}Z`
}

function circleData({ centre: [x, y], radiusMm }: Extract<Outline, { kind: 'circle' }>): string {
  const half = `${radiusMm} ${radiusMm} 0 0 1`
  return `M${x - radiusMm} ${y}A${half} ${x + radiusMm} ${y}A${half} ${x - radiusMm} ${y}Z`
}
