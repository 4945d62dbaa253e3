import 'server-only'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'

export type Site = { siteName: string; siteUrl: string; supportEmail: string }
type Doc = PDFKit.PDFDocument
type Section = { title: string; lines: readonly string[]; isNumbered?: boolean }

export const paperInk = '#2b2f33'
export const paperQuiet = '#5b6167'
const rule = '#c9cdd1'
const marginMm = 22
const widthMm = a4Mm.width - 2 * marginMm

type Paper = {
  title: string
  intro: string
  /** Draws between the intro and the text; returns its height in mm. */
  figure?: (doc: Doc, xMm: number, yMm: number, widthMm: number) => number
  sections: readonly Section[]
  foot: string
  site: Site
}

/** An A4 sheet in our style: site name, title, intro, optional figure, sections and a footer. */
export function drawPaper({ title, intro, figure, sections, foot, site }: Paper): Promise<Buffer> {
  const { doc, finish } = createPdf({ title, widthMm: a4Mm.width, heightMm: a4Mm.height })
  const x = mm(marginMm)
  const width = mm(widthMm)
  doc.fillColor(paperQuiet).font('serif-medium').fontSize(12).text(site.siteName, x, mm(17))
  doc.fillColor(paperInk).font('serif').fontSize(27).text(title, x, mm(28), { width })
  doc
    .fillColor(paperQuiet)
    .font('sans')
    .fontSize(12)
    .text(intro, x, doc.y + mm(2.5), { width, lineGap: 3 })
  if (figure) doc.y += mm(6 + figure(doc, marginMm, doc.y / mm(1) + 6, widthMm))
  for (const section of sections) drawSection(doc, section, x, width)
  doc
    .moveTo(x, mm(278))
    .lineTo(x + width, mm(278))
    .lineWidth(0.5)
    .stroke(rule)
  doc
    .fillColor(paperQuiet)
    .font('sans')
    .fontSize(9.5)
    .text(foot, x, mm(281), { width, lineGap: 2, height: mm(12) })
  return finish()
}

function drawSection(doc: Doc, { title, lines, isNumbered }: Section, x: number, width: number): void {
  doc
    .fillColor(paperInk)
    .font('serif-medium')
    .fontSize(15)
    .text(title, x, doc.y + mm(5.5), { width })
  doc.font('sans').fontSize(12)
  doc.y += mm(1.5)
  for (const [index, line] of lines.entries()) {
    const y = doc.y
    doc.fillColor(paperQuiet).text(isNumbered ? `${index + 1}.` : '–', x, y, { width: mm(6) })
    doc.fillColor(paperInk).text(line, x + mm(7), y, { width: width - mm(7), lineGap: 3 })
    doc.y += mm(1.4)
  }
}
