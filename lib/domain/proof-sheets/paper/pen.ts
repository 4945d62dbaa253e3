import 'server-only'
import { mm } from '@/lib/integrations/print/pdf-document'
import type { PrintFace } from '@/lib/integrations/print/print-fonts'

export type Doc = PDFKit.PDFDocument

export const ink = '#1f2429'
export const quietInk = '#5a626b'
const hairline = '#9aa1a9'

type TextPlacement = {
  /** Left edge of the column and top of the first line, in mm. */
  x: number
  y: number
  width: number
  face?: PrintFace
  /** In points. */
  size?: number
  colour?: string
  align?: 'left' | 'right' | 'center'
  lineGap?: number
}

/** Writes text in a column. Returns the y of its end, in mm from the top. */
export function write(
  doc: Doc,
  text: string,
  { x, y, width, face, size, colour, align, lineGap }: TextPlacement,
): number {
  const style = { width: mm(width), align: align ?? 'left', lineGap: lineGap ?? 1 } as const
  doc
    .font(face ?? 'sans')
    .fontSize(size ?? 9.5)
    .fillColor(colour ?? ink)
  const height = doc.heightOfString(text, style)
  doc.text(text, mm(x), mm(y), style)
  return y + height / mm(1)
}

/** The size in points at which the text fits on one line, at most `size`. */
export function fittingSize(
  doc: Doc,
  text: string,
  { face, size, width }: { face: PrintFace; size: number; width: number },
) {
  doc.font(face).fontSize(size)
  return Math.min(size, (size * mm(width)) / Math.max(1, doc.widthOfString(text)))
}

/** A hairline between two points in mm. */
export function line(
  doc: Doc,
  from: readonly [number, number],
  to: readonly [number, number],
  colour = hairline,
): void {
  doc.lineWidth(0.5).strokeColor(colour).moveTo(mm(from[0]), mm(from[1])).lineTo(mm(to[0]), mm(to[1])).stroke()
}

/** Fills a path in mm with the even-odd rule, moved to `x`, `y` and scaled. */
export function fillPath(
  doc: Doc,
  path: string,
  { x, y, scale, colour }: { x: number; y: number; scale: number; colour: string },
) {
  doc.save().translate(mm(x), mm(y)).scale(mm(scale)).path(path).fill(colour, 'even-odd').restore()
}

type Dimension = { from: number; to: number; at: number; label: string }

/** A horizontal dimension line at y = `at`. */
export function dimensionAcross(doc: Doc, { from, to, at, label }: Dimension): void {
  line(doc, [from, at], [to, at], quietInk)
  for (const x of [from, to]) line(doc, [x, at - 1.4], [x, at + 1.4], quietInk)
  write(doc, label, { x: (from + to) / 2 - 25, y: at + 1.2, width: 50, size: 8, colour: quietInk, align: 'center' })
}

/** A vertical dimension line at x = `at`. */
export function dimensionDown(doc: Doc, { from, to, at, label }: Dimension): void {
  line(doc, [at, from], [at, to], quietInk)
  for (const y of [from, to]) line(doc, [at - 1.4, y], [at + 1.4, y], quietInk)
  write(doc, label, { x: at + 2, y: (from + to) / 2 - 1.6, width: 28, size: 8, colour: quietInk })
}
