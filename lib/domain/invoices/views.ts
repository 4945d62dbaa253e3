import type { InvoiceState } from '@/lib/domain/invoices/copy'
import type { EInvoiceState, EInvoiceView, InvoiceDocument, InvoiceKind } from '@/lib/domain/invoices/schema'

/** An invoice as a line of a list. Amounts in øre, a credit note's below zero; days as yyyy-mm-dd. */
export type InvoiceSummary = {
  id: string
  number: number
  kind: InvoiceKind
  buyerName: string
  cvr: string | null
  ean: string | null
  paymentCode: string
  eInvoice: EInvoiceState
  issuedOn: string
  dueOn: string
  totalOere: number
  owedOere: number
  state: InvoiceState
  remindersSent: number
  payPath: string
  pdfPath: string
  /** Null for those who get no e-invoice. */
  xmlPath: string | null
}

export type InvoicePage = { items: InvoiceSummary[]; nextCursor: string | null }

/** A document with how it stands; the amounts of a credit note are below zero. */
export type InvoiceView = InvoiceDocument & {
  state: InvoiceState
  /** Paid, credited and written off together. */
  settledOere: number
  /** What was paid and not paid back. */
  paidOere: number
  owedOere: number
  /** ISO 8601; null while something is owed. */
  settledAt: string | null
  pdfPath: string
  xmlPath: string | null
}

/** A movement on an invoice; positive reduces what is owed. */
export type EntryView = {
  id: string
  /**
   * `undone`: a payment that was booked on the wrong invoice. `refund_back`: what was paid back came back to us.
   * `loss_back`: paid or credited after all. `kept`: what was paid too much.
   */
  kind: 'payment' | 'undone' | 'credit' | 'refund' | 'refund_back' | 'write_off' | 'loss_back' | 'kept'
  amountOere: number
  bookedOn: string
  byName: string | null
  note: string | null
}

/** For the console: with movements, credit notes and what was sent. */
export type InvoiceCase = InvoiceView & {
  email: string
  /** Null for a buyer without a number to send it to. */
  eInvoice: EInvoiceView | null
  /** Whether the access point can be asked to deliver it. */
  canSubmit: boolean
  remindersSent: number
  quietUntil: string | null
  /** What can still be credited. */
  creditableOere: number
  entries: EntryView[]
  creditNotes: { id: string; number: number; totalOere: number }[]
}
