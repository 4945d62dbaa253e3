import 'server-only'
import { documentTitle } from '@/lib/domain/invoices/copy'
import { drawHead } from '@/lib/domain/invoices/pdf/draw-head'
import { drawLines } from '@/lib/domain/invoices/pdf/draw-lines'
import { drawTotals } from '@/lib/domain/invoices/pdf/draw-totals'
import { drawWayToPay } from '@/lib/domain/invoices/pdf/draw-way-to-pay'
import { printable } from '@/lib/domain/invoices/pdf/printable'
import { drawFeet, type Sheet } from '@/lib/domain/invoices/pdf/sheet'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import { asShown } from '@/lib/domain/invoices/shown-amounts'
import { a4Mm, createPdf } from '@/lib/integrations/print/pdf-document'
import { openStructure } from '@/lib/integrations/print/tagged-text'

/**
 * An invoice or credit note as an archivable PDF in Danish, with what momsbekendtgørelsen § 58 asks for. The same
 * document gives the same bytes. `payUrl`: the whole address where it is seen and paid.
 */
export function drawInvoice(invoice: InvoiceDocument, site: { siteName: string; payUrl: string }): Promise<Buffer> {
  const { doc, finish } = createPdf({
    title: `${documentTitle(invoice)} fra ${invoice.seller.name}`,
    subject: `Til ${invoice.buyer.name}`,
    widthMm: a4Mm.width,
    heightMm: a4Mm.height,
    archive: { createdAt: new Date(`${invoice.issuedOn}T00:00:00Z`) },
  })
  const sheet: Sheet = { doc, root: openStructure(doc), invoice: asShown(printable(invoice)), ...site }
  drawHead(sheet)
  drawLines(sheet)
  drawTotals(sheet)
  drawWayToPay(sheet)
  drawFeet(sheet)
  return finish()
}
