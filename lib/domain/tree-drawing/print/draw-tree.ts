import 'server-only'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { fontSize, linesOfPerson, padding, portraitSize, textLeft } from '@/lib/domain/tree-drawing/box-text'
import { coupleSign } from '@/lib/domain/tree-drawing/copy'
import { boxSize, linePatterns, type Point, type TreeBox, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import type { Area } from '@/lib/domain/tree-drawing/print/plan-sheets'
import type { ToldPerson } from '@/lib/domain/tree-drawing/schema'

export type Doc = PDFKit.PDFDocument

/** Legible in black and white: lines and letters are all but black, and boxes are white. */
export const ink = '#1f2429'
export const quietInk = '#4a5159'

export type PrintedTreeParts = {
  layout: TreeLayout
  people: ReadonlyMap<string, ToldPerson>
  unions: ReadonlyMap<string, UnionView>
  centreId: string | null
  /** Data addresses, which PDFKit embeds once for all sheets. */
  portraits: ReadonlyMap<string, string>
}

/** Draws what an area of the tree shows, in pixels of the layout: the caller scales and clips. */
export function drawTree(doc: Doc, parts: PrintedTreeParts, area: Area): void {
  const { layout, people, unions } = parts
  for (const { kind, points } of layout.lines) if (touches(points, area)) drawLine(doc, points, linePatterns[kind])
  for (const { points } of layout.twins) if (touches(points, area)) drawLine(doc, points, { width: 3, cap: 'butt' })
  for (const couple of layout.couples) {
    const union = unions.get(couple.unionId)
    if (!union || !touches([couple, ...couple.line], area)) continue
    if (couple.line.length > 1) drawCouple(doc, couple.line, union, couple)
    else if (union.partnerIds.length === 0)
      doc.circle(couple.x, couple.y, 6).lineWidth(1.5).fillAndStroke('#ffffff', ink)
  }
  for (const box of boxesIn(layout, area)) {
    const person = people.get(box.id)
    if (person) drawBox(doc, box, person, parts)
  }
}

/** The boxes that are at least partly in an area. */
export function boxesIn({ boxes }: Pick<TreeLayout, 'boxes'>, area: Area): TreeBox[] {
  return boxes.filter(({ x, y }) =>
    touches(
      [
        { x, y },
        { x: x + boxSize.width, y: y + boxSize.height },
      ],
      area,
    ),
  )
}

function touches(points: readonly Point[], { x, y, width, height }: Area): boolean {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
  const isBeside = Math.max(...xs) < x || Math.min(...xs) > x + width
  return !isBeside && Math.max(...ys) >= y && Math.min(...ys) <= y + height
}

type Pattern = { width: number; dash?: readonly number[]; cap: 'round' | 'butt' }

/** A line through points; its state does not outlive it. */
export function drawLine(doc: Doc, points: readonly Point[], { width, dash, cap }: Pattern, colour = ink): void {
  doc.save().lineWidth(width).lineCap(cap).strokeColor(colour)
  // PDFKit's types know no pattern of four lengths.
  if (dash) doc.addContent(`[${dash.join(' ')}] 0 d`)
  points.forEach(({ x, y }, at) => {
    if (at === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  })
  doc.stroke().restore()
}

/** Double for a marriage, struck through where it ended: as on the screen (components/family-tree/picture). */
export function drawCouple(
  doc: Doc,
  line: readonly Point[],
  union: Pick<UnionView, 'kind' | 'ended'>,
  cross: Point,
): void {
  const isMarried = union.kind === 'married'
  drawLine(doc, line, { width: isMarried ? 6 : 2, cap: 'butt', ...(union.kind === 'unknown' ? { dash: [2, 4] } : {}) })
  if (isMarried) drawLine(doc, line, { width: 3, cap: 'butt' }, '#ffffff')
  const sign = coupleSign(union)
  const strokes = sign === 'divorced' ? [-3, 3] : sign === 'separated' ? [0] : []
  const middle = cross.x - Math.min(10, Math.abs(cross.x - (line[0]?.x ?? cross.x)) / 2)
  for (const aside of strokes) {
    const [from, to] = [middle + aside - 4, middle + aside + 4]
    const stroke = [
      { x: from, y: cross.y + 9 },
      { x: to, y: cross.y - 9 },
    ]
    drawLine(doc, stroke, { width: 2, cap: 'butt' })
  }
}

function drawBox(doc: Doc, box: TreeBox, person: ToldPerson, { centreId, portraits }: PrintedTreeParts): void {
  const portrait = person.isMasked ? undefined : portraits.get(person.id)
  doc.save().translate(box.x, box.y)
  doc.lineWidth(person.id === centreId ? 3 : 1)
  if (person.isMasked) doc.dash(3, { space: 4 })
  doc.roundedRect(0, 0, boxSize.width, boxSize.height, 8).fillAndStroke('#ffffff', ink).undash()
  if (portrait) {
    const [x, y] = [padding, (boxSize.height - portraitSize.height) / 2]
    const { width, height } = portraitSize
    doc.save().roundedRect(x, y, width, height, 5).clip()
    drawPicture(doc, portrait, { x, y, width, height })
    doc.restore()
  }
  const told = { ...person, portraitUrl: portrait ? '' : null, memorialPath: null }
  for (const { text, y, kind } of linesOfPerson(told)) {
    doc.font(kind === 'name' ? 'serif-medium' : 'sans').fontSize(fontSize[kind])
    doc.fillColor(kind === 'name' && !person.isMasked ? ink : quietInk)
    doc.text(text, textLeft(told), y, { lineBreak: false, baseline: 'alphabetic' })
  }
  doc.restore()
}

/** A damaged picture is left out: the tree is printed without it. */
function drawPicture(doc: Doc, picture: string, { x, y, width, height }: Area): void {
  try {
    doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' })
  } catch {
    doc.rect(x, y, width, height).fill('#ffffff')
  }
}
