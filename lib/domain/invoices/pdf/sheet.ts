import 'server-only'
import { documentTitle } from '@/lib/domain/invoices/copy'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import { mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, type Part } from '@/lib/integrations/print/tagged-text'
import { companyTitle } from '@/lib/shared/company'

/** A document being drawn. `doc.y` is where the next part begins, in points. */
export type Sheet = { doc: PDFKit.PDFDocument; root: Part; invoice: InvoiceDocument; siteName: string; payUrl: string }

const ink = '#2b2f33'
export const quiet = '#5b6167'
const ruleColour = '#c9cdd1'

export const left = mm(20)
export const width = mm(170)
const top = mm(20)
const bottom = mm(274)

/** A new page when less than `height` points are left. Returns whether there is one. */
export function makeRoom({ doc }: Sheet, height: number): boolean {
  if (doc.y + height <= bottom) return false
  doc.addPage()
  doc.x = left
  doc.y = top
  return true
}

/** A thin rule across the page, at the current place. */
export function drawRule({ doc }: Sheet, from = left): void {
  const { y } = doc
  drawArtifact(doc, () => {
    doc
      .moveTo(from, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(ruleColour)
  })
}

type Style = { face?: 'sans' | 'sans-semibold' | 'serif' | 'serif-medium'; size?: number; colour?: string }

/** Sets face, size in points and colour for the next text. */
export function write({ doc }: Sheet, { face = 'sans', size = 10, colour = ink }: Style): PDFKit.PDFDocument {
  return doc.font(face).fontSize(size).fillColor(colour)
}

/** Names with their values, one below the other. */
export function drawFacts(sheet: Sheet, table: Part, facts: readonly [string, string][]): void {
  const { doc } = sheet
  for (const [name, value] of facts) {
    const { y } = doc
    const row = table.open('TR')
    row.draw('TH', () => write(sheet, { colour: quiet }).text(name, left, y, { width: mm(42) }), { scope: 'Row' })
    row.draw('TD', () => write(sheet, {}).text(value, left + mm(44), y, { width: width - mm(44) }))
    doc.y += mm(1.2)
  }
}

/** The seller and 'Side 1 af 3' at the foot of every page. Not part of what is read aloud. */
export function drawFeet(sheet: Sheet): void {
  const { doc, invoice } = sheet
  const { name, cvr, email, phone } = invoice.seller
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    drawArtifact(doc, () => {
      write(sheet, { size: 8.5, colour: quiet })
      doc.text(
        companyTitle({ name, cvr: cvr ?? '', address: '', email: email ?? '', phone: phone ?? '' }),
        left,
        mm(283),
        {
          width: mm(120),
          height: mm(8),
          ellipsis: true,
        },
      )
      doc.text(`${documentTitle(invoice)} · side ${page - start + 1} af ${count}`, left + mm(110), mm(283), {
        width: mm(60),
        align: 'right',
        lineBreak: false,
      })
    })
  }
}
