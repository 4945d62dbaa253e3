import 'server-only'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { coupleSign, coupleTexts, lineTexts, twinText } from '@/lib/domain/tree-drawing/copy'
import { boxSize, linePatterns, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import {
  boxesIn,
  type Doc,
  drawCouple,
  drawLine,
  drawTree,
  ink,
  type PrintedTreeParts,
  quietInk,
} from '@/lib/domain/tree-drawing/print/draw-tree'
import {
  footMm,
  headMm,
  marginMm,
  overlapMm,
  type Sheet,
  type SheetPlan,
} from '@/lib/domain/tree-drawing/print/plan-sheets'
import { onlyMask, personLabel, type ToldPerson } from '@/lib/domain/tree-drawing/schema'
import { createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, openStructure, type Part } from '@/lib/integrations/print/tagged-text'

/** Plain values, as they go to a thread. */
export type PrintTask = {
  layout: TreeLayout
  people: readonly ToldPerson[]
  unions: readonly UnionView[]
  centreId: string | null
  title: string
  plan: SheetPlan
  /** JPEG or PNG by person; what is neither is left out. */
  portraits: ReadonlyMap<string, Uint8Array>
  createdAt: Date
}

/** The planned sheets as a tagged PDF/A, with an overview before them when there are several. */
export async function drawPrint(task: PrintTask): Promise<Uint8Array> {
  const { plan, title, layout, createdAt } = task
  const { widthMm, heightMm, sheets } = plan
  const { doc, finish } = createPdf({ title, widthMm, heightMm, archive: { createdAt } })
  const parts: PrintedTreeParts = {
    layout,
    people: new Map(task.people.map((person) => [person.id, onlyMask(person)])),
    unions: new Map(task.unions.map((union) => [union.id, union])),
    centreId: task.centreId,
    portraits: pictures(task.portraits),
  }
  const root = openStructure(doc)
  const isSingle = sheets.length === 1
  if (!isSingle) {
    drawOverview(doc, root.open('Sect'), { ...task, parts })
    drawArtifact(doc, () => drawLegend(doc, parts, plan))
  }
  for (const [at, sheet] of sheets.entries()) {
    if (!isSingle) doc.addPage({ size: [mm(widthMm), mm(heightMm)], margin: 0 })
    const place = isSingle ? '' : `Ark ${at + 1} af ${sheets.length} · række ${sheet.row}, spalte ${sheet.column}`
    const part = root.open('Sect')
    part.draw(isSingle ? 'H1' : 'H2', () => heading(doc, title))
    const names = boxesIn(layout, sheet.area).flatMap(({ id }) => parts.people.get(id) ?? [])
    part.draw('Figure', () => drawSheet(doc, parts, sheet, plan), {
      alt: `${place === '' ? 'Træet' : place}: ${names.map(personLabel).join('; ')}`,
    })
    if (isSingle) drawArtifact(doc, () => drawLegend(doc, parts, plan))
    else {
      part.draw('P', () => footer(doc, place, plan))
      drawArtifact(doc, () => drawCutMarks(doc, plan, sheet))
    }
  }
  return finish()
}

function pictures(portraits: PrintTask['portraits']): Map<string, string> {
  return new Map(
    [...portraits].flatMap(([id, bytes]) => {
      const file = Buffer.from(bytes)
      const type = typeOf(file)
      return type === null ? [] : [[id, `data:${type};base64,${file.toString('base64')}`] as const]
    }),
  )
}

function typeOf(file: Buffer): 'image/jpeg' | 'image/png' | null {
  if (file.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))) return 'image/jpeg'
  return file.subarray(1, 4).toString('latin1') === 'PNG' ? 'image/png' : null
}

function heading(doc: Doc, title: string): void {
  doc.font('serif-medium').fontSize(13).fillColor(ink)
  doc.text(title, mm(marginMm), mm(marginMm), {
    lineBreak: false,
    ellipsis: true,
    width: doc.page.width - mm(2 * marginMm),
    height: 16,
  })
}

function footer(doc: Doc, place: string, { heightMm }: SheetPlan): void {
  doc.font('sans').fontSize(9).fillColor(quietInk)
  doc.text(place, mm(marginMm), mm(heightMm - marginMm) - 10, { lineBreak: false })
}

/** The area on the page, clipped to the paper's room. */
function drawSheet(doc: Doc, parts: PrintedTreeParts, { area }: Sheet, { pointsPerPixel, widthMm }: SheetPlan): void {
  const [width, height] = [area.width * pointsPerPixel, area.height * pointsPerPixel]
  // One sheet has the tree in its middle.
  const left = Math.max(mm(marginMm), (mm(widthMm) - width) / 2)
  doc
    .save()
    .translate(left, mm(marginMm + headMm))
    .rect(0, 0, width, height)
    .clip()
  doc.scale(pointsPerPixel).translate(-area.x, -area.y)
  drawTree(doc, parts, area)
  doc.restore()
}

/** Short lines in the margin where the neighbour's drawing begins: cut along them, and lay the sheets edge to edge. */
function drawCutMarks(
  doc: Doc,
  { pointsPerPixel, sheets, widthMm, heightMm }: SheetPlan,
  { area, row, column }: Sheet,
): void {
  const [left, top] = [mm(marginMm), mm(marginMm + headMm)]
  const [right, bottom] = [mm(widthMm - marginMm), mm(heightMm - marginMm - footMm)]
  const length = mm(overlapMm / 2)
  const mark = (x1: number, y1: number, x2: number, y2: number) =>
    drawLine(
      doc,
      [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      { width: 0.5, cap: 'butt' },
    )
  const next = sheets.find((sheet) => sheet.column === column + 1)
  if (next) {
    const x = left + (next.area.x - area.x) * pointsPerPixel
    mark(x, top - length, x, top)
    mark(x, bottom, x, bottom + length)
  }
  const below = sheets.find((sheet) => sheet.row === row + 1)
  if (below) {
    const y = top + (below.area.y - area.y) * pointsPerPixel
    mark(left - length, y, left, y)
    mark(right, y, right + length, y)
  }
}

/** What the lines mean, in the lower margin. */
function drawLegend(doc: Doc, { layout, unions }: PrintedTreeParts, { heightMm }: SheetPlan): void {
  const y = mm(heightMm - marginMm) - 8
  let x = mm(marginMm)
  const entry = (words: string, sample: (line: Array<{ x: number; y: number }>) => void) => {
    sample([
      { x, y },
      { x: x + 26, y },
    ])
    doc
      .font('sans')
      .fontSize(9)
      .fillColor(quietInk)
      .text(words, x + 31, y - 5, { lineBreak: false })
    x += 31 + doc.widthOfString(words) + 14
  }
  const joined = layout.couples
    .filter(({ line }) => line.length > 1)
    .flatMap(({ unionId }) => unions.get(unionId) ?? [])
  for (const union of new Map(joined.map((one) => [`${one.kind} ${one.ended}`, one])).values())
    entry(coupleTexts[coupleSign(union)], (line) => drawCouple(doc, line, union, { x: x + 13, y }))
  for (const kind of ['birth', 'adopted', 'foster', 'step', 'unknown'] as const)
    if (layout.lines.some((line) => line.kind === kind))
      entry(lineTexts[kind], (line) => drawLine(doc, line, linePatterns[kind]))
  if (layout.twins.length > 0) entry(twinText, (line) => drawLine(doc, line, { width: 3, cap: 'butt' }))
}

type Overview = { title: string; plan: SheetPlan; parts: PrintedTreeParts }

/** The first page of several: the whole tree small, with the place of each sheet. */
function drawOverview(doc: PDFKit.PDFDocument, page: Part, { title, plan, parts: { layout } }: Overview): void {
  const [left, width] = [mm(marginMm), doc.page.width - mm(2 * marginMm)]
  page.draw('H1', () => {
    doc
      .font('serif-medium')
      .fontSize(20)
      .fillColor(ink)
      .text(title, left, mm(marginMm), { width, height: 52, ellipsis: true })
  })
  page.draw('P', () => {
    doc
      .font('sans')
      .fontSize(10)
      .fillColor(quietInk)
      .text(explanation(plan), left, doc.y + 6, { width })
  })
  const top = doc.y + 14
  const height = doc.page.height - mm(marginMm + footMm) - top
  const scale = Math.min(width / layout.width, height / layout.height)
  const alt = `Træet på ${plan.sheets.length} ark i ${gridText(plan)}.`
  page.draw(
    'Figure',
    () => {
      doc.save().translate(left, top).scale(scale)
      for (const { points } of layout.lines) drawLine(doc, points, { width: 0.4 / scale, cap: 'butt' }, quietInk)
      for (const { x, y } of layout.boxes) doc.rect(x, y, boxSize.width, boxSize.height)
      doc.fill('#b9bec4')
      doc.restore().save().translate(left, top)
      for (const [at, sheet] of plan.sheets.entries()) {
        const { x, y } = sheet.area
        const [sheetWidth, sheetHeight] = [
          Math.min(sheet.area.width, layout.width - x) * scale,
          Math.min(sheet.area.height, layout.height - y) * scale,
        ]
        doc
          .lineWidth(0.75)
          .rect(x * scale, y * scale, sheetWidth, sheetHeight)
          .stroke(ink)
        doc
          .font('sans-semibold')
          .fontSize(Math.min(14, sheetHeight / 2, sheetWidth / 2))
          .fillColor(ink)
        doc.text(String(at + 1), x * scale + 3, y * scale + 2, { lineBreak: false })
      }
      doc.restore()
    },
    { alt },
  )
}

function gridText({ rows, columns }: SheetPlan): string {
  return `${rows === 1 ? 'én række' : `${rows} rækker`} og ${columns === 1 ? 'én spalte' : `${columns} spalter`}`
}

function explanation(plan: SheetPlan): string {
  return `Træet fylder ${plan.sheets.length} ark i ${gridText(plan)}. Arkene viser lidt af det samme, hvor de mødes. Skær langs mærkerne i kanten, og læg arkene sammen efter tallene her. Ark uden personer er sprunget over.`
}
