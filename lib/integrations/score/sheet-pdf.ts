import 'server-only'
import drawSvg from 'svg-to-pdfkit'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, openStructure, type Part } from '@/lib/integrations/print/tagged-text'
import { sheetMarginsMm } from '@/lib/integrations/score/engrave'
import type { SheetTexts } from '@/lib/integrations/score/sheet-picture'

type Doc = PDFKit.PDFDocument

/**
 * The pages of `engrave` and then the words alone, in type that is read at arm's length in a church: a tagged PDF/A of A4
 * pages, with fonts inside. The same input gives the same bytes; `madeAt` is written into it.
 */
export async function printSheet(
  pages: readonly string[],
  { title, origin, verses, madeAt }: SheetTexts & { madeAt: Date },
): Promise<Buffer> {
  const { doc, finish } = createPdf({
    title,
    subject: origin,
    widthMm: a4Mm.width,
    heightMm: a4Mm.height,
    archive: { createdAt: madeAt },
  })
  const root = openStructure(doc)
  pages.forEach((page, at) => {
    if (at > 0) doc.addPage()
    if (at === 0) root.draw('H1', () => drawTitle(doc, title))
    const alt = `Noder, side ${at + 1} af ${pages.length}. Ordene står alene på de sidste sider.`
    root.draw('Figure', () => drawNotes(doc, page), { alt })
  })
  drawWords(doc, root, { title, verses })
  drawFeet(doc, origin)
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

const words = { points: 20, gap: 5, betweenVerses: mm(9), left: mm(30), top: mm(25), width: mm(160) }
const wordsEnd = mm(a4Mm.height - 28)

/** A verse stays whole where a page can hold it. */
function drawWords(doc: Doc, root: Part, { title, verses }: Pick<SheetTexts, 'title' | 'verses'>): void {
  doc.addPage()
  const section = root.open('Sect')
  section.draw('H2', () => {
    doc.font('serif-medium').fontSize(26).fillColor('#000')
    doc.text(title, words.left, words.top, { width: words.width })
  })
  let y = doc.y + words.betweenVerses
  verses.forEach((lines, at) => {
    const text = lines.join('\n')
    doc.font('serif').fontSize(words.points)
    const height = doc.heightOfString(text, { width: words.width, lineGap: words.gap })
    if (y + height > wordsEnd) {
      doc.addPage()
      y = words.top
    }
    section.draw('P', () => {
      doc.fontSize(words.points)
      if (verses.length > 1) doc.text(`${at + 1}.`, mm(18), y, { lineBreak: false })
      doc.text(text, words.left, y, { width: words.width, lineGap: words.gap })
    })
    y = doc.y + words.betweenVerses
  })
}

/** The label of origin and the page's number. */
function drawFeet(doc: Doc, origin: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    drawArtifact(doc, () => {
      doc.font('sans').fontSize(9).fillColor('#444')
      const place = { width: mm(a4Mm.width - 2 * sheetMarginsMm.side), lineBreak: false }
      const y = mm(a4Mm.height - 14)
      doc.text(origin, mm(sheetMarginsMm.side), y, place)
      doc.text(`${page + 1} / ${count}`, mm(sheetMarginsMm.side), y, { ...place, align: 'right' })
    })
  }
}
