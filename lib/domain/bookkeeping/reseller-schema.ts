import type { InvoiceState } from '@/lib/domain/invoices/copy'

/** A reseller's own invoice or credit note. Dates as Danish text; both paths are signed. */
export type OwnInvoice = {
  id: string
  number: number
  kind: 'invoice' | 'credit_note'
  issuedOn: string
  dueOn: string
  totalOere: number
  leftOere: number
  state: InvoiceState
  paymentCode: string
  pdfPath: string
  payPath: string | null
}
export type OwnInvoicePage = { items: OwnInvoice[]; nextCursor: string | null }
