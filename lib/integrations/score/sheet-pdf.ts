import 'server-only'
import drawSvg from 'svg-to-pdfkit'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, openStructure } from '@/lib/integrations/print/tagged-text'
import { type EngravedPage, sheetMarginsMm } from '@/lib/integrations/score/engrave'
import type { PlacedVerse, SheetLayout, SheetTexts } from '@/lib/integrations/score/lay-out-words'

type Doc = PDFKit.PDFDocument

/**
 * The pages of `engrave` with the words that `layOutWords` placed: a tagged PDF/A of A4 pages, with fonts inside. The same
 * input gives the same bytes; `madeAt` is written into it.
 */
export async function printSheet(
  pages: readonly EngravedPage[],
  layout: SheetLayout,
  { title, origin, verses, underNotes, madeAt }: SheetTexts & { madeAt: Date },
): Promise<Buffer> {
  const { doc, finish } = createPdf({
    title,
    subject: origin,
    widthMm: a4Mm.width,
    heightMm: a4Mm.height,
    archive: { createdAt: madeAt },
  })
  const root = openStructure(doc)
  const sung = underNotes.map((at) => `${at + 1}. ${verses[at]?.join(' / ') ?? ''}`).join(' ')
  for (let page = 0; page < layout.pageCount; page++) {
    if (page > 0) doc.addPage()
    else root.draw('H1', () => drawTitle(doc, title))
    const notes = pages[page]
    const alt = page === 0 ? `Noder med becifring. Under dem står: ${sung}` : 'Noder, fortsat.'
    if (notes) root.draw('Figure', () => drawNotes(doc, notes.svg), { alt })
    for (const verse of layout.verses) if (verse.page === page) root.draw('P', () => drawVerse(doc, verse))
    if (page === 0) root.draw('P', () => drawFoot(doc, layout))
  }
  drawNumbers(doc)
  return finish()
}

function drawTitle(doc: Doc, title: string): void {
  const width = mm(a4Mm.width - 2 * sheetMarginsMm.side)
  doc.font('serif')
  const size = [24, 20, 16, 13].find((points) => doc.fontSize(points).widthOfString(title) <= width) ?? 11
  doc.fontSize(size).fillColor('#000')
  doc.text(title, mm(sheetMarginsMm.side), mm(12), { width, align: 'center', height: mm(14), ellipsis: true })
}

function drawNotes(doc: Doc, page: string): void {
  drawSvg(doc, page, 0, 0, {
    width: mm(a4Mm.width),
    height: mm(a4Mm.height),
    preserveAspectRatio: 'xMidYMin meet',
    useCSS: false,
    fontCallback: (_, isBold, isItalic) => (isBold ? 'serif-medium' : isItalic ? 'serif-italic' : 'serif'),
    warningCallback: () => {},
  })
}

function drawVerse(doc: Doc, { number, numberX, points, lines }: PlacedVerse): void {
  doc.font('serif').fontSize(points).fillColor('#000')
  const at = (y: number) => ({ y: mm(y), place: { lineBreak: false, baseline: 'alphabetic' as const } })
  const first = at(lines[0]?.y ?? 0)
  doc.text(`${number}.`, mm(numberX), first.y, first.place)
  for (const { text, x, y } of lines) doc.text(text, mm(x), at(y).y, at(y).place)
}

function drawFoot(doc: Doc, { foot, footPoints }: SheetLayout): void {
  doc.font('serif').fontSize(footPoints).fillColor('#000')
  for (const { text, x, y } of foot) {
    const left = mm(x) - doc.widthOfString(text) / 2
    doc.text(text, left, mm(y), { lineBreak: false, baseline: 'alphabetic' })
  }
}

/** Only where there is more than one page. */
function drawNumbers(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; count > 1 && page < start + count; page++) {
    doc.switchToPage(page)
    drawArtifact(doc, () => {
      doc.font('sans').fontSize(9).fillColor('#444')
      const width = mm(a4Mm.width - 2 * sheetMarginsMm.side)
      const place = { width, lineBreak: false, align: 'right' as const }
      doc.text(`${page + 1} / ${count}`, mm(sheetMarginsMm.side), mm(10), place)
    })
  }
}
