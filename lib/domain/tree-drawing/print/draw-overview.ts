import 'server-only'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { drawLine, ink, type PrintedTreeParts, quietInk } from '@/lib/domain/tree-drawing/print/draw-tree'
import { footMm, marginMm, type SheetPlan } from '@/lib/domain/tree-drawing/print/plan-sheets'
import { mm } from '@/lib/integrations/print/pdf-document'
import type { Part } from '@/lib/integrations/print/tagged-text'

type Overview = { title: string; plan: SheetPlan; parts: PrintedTreeParts }

/** The first page of several: the whole tree small, with the place of each sheet. */
export function drawOverview(doc: PDFKit.PDFDocument, page: Part, { title, plan, parts: { layout } }: Overview): void {
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
  const alt = `Træet på ${plan.sheets.length} ark i ${gridWords(plan)}.`
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

function gridWords({ rows, columns }: SheetPlan): string {
  return `${rows === 1 ? 'én række' : `${rows} rækker`} og ${columns === 1 ? 'én spalte' : `${columns} spalter`}`
}

function explanation(plan: SheetPlan): string {
  return `Træet fylder ${plan.sheets.length} ark i ${gridWords(plan)}. Arkene viser lidt af det samme, hvor de mødes. Skær langs mærkerne i kanten, og læg arkene sammen efter tallene her. Ark uden personer er sprunget over.`
}
