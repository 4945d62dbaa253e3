import type { BankAccount } from '@/lib/shared/company'

/** A seller or buyer as printed on an invoice. */
export type InvoiceParty = {
  name: string
  /** Street and number. */
  address: string | null
  postcode: string | null
  city: string | null
  /** Two letters, ISO 3166-1. */
  country: string
  /** Eight digits. */
  cvr: string | null
  /** Thirteen digits, of public buyers. */
  ean: string | null
  email: string | null
  phone: string | null
  /** Of the seller, where it can be paid by bank transfer. */
  bankAccount: BankAccount | null
}

/** A line to invoice. Amounts in øre without moms; `netOere` is their product unless the price includes moms. */
export type LineDraft = {
  text: string
  quantity: number
  unitNetOere: number
  netOere: number
  vatOere: number
  account: string
}

export type EInvoiceState = 'not_needed' | 'waiting' | 'submitted' | 'sent'
export const eInvoiceWays = ['nemhandel', 'mail', 'access_point'] as const
export type EInvoiceWay = (typeof eInvoiceWays)[number]

/** How a document reaches its buyer as an e-invoice. */
export type EInvoiceView = {
  state: EInvoiceState
  way: EInvoiceWay | null
  /** The Danish day it was sent or handed over, yyyy-mm-dd. */
  on: string | null
  ref: string | null
  /** Why it was not sent. */
  note: string | null
}

export type InvoiceKind = 'invoice' | 'credit_note'

/** A line as issued. Amounts in øre without moms. */
export type InvoiceLineView = {
  position: number
  text: string
  quantity: number
  unitNetOere: number
  netOere: number
  vatPercent: number
  vatOere: number
}

/** An invoice or credit note as issued: all that its PDF and XML say. Amounts in øre, days as yyyy-mm-dd. */
export type InvoiceDocument = {
  id: string
  number: number
  kind: InvoiceKind
  /** The invoice that a credit note reduces. */
  credits: { number: number; issuedOn: string } | null
  issuedOn: string
  dueOn: string
  /**
   * First and last day; both null for what begins once it is paid, on a day that the invoice cannot know yet
   * (momsbekendtgørelsen § 58 asks for the day only where it can be told).
   */
  suppliedFrom: string | null
  suppliedTo: string | null
  seller: InvoiceParty
  buyer: InvoiceParty
  buyerReference: string | null
  paymentCode: string
  netOere: number
  vatOere: number
  totalOere: number
  note: string | null
  /** When it was paid already on the day it was issued. */
  paidOn: string | null
  lines: InvoiceLineView[]
}

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

export type InvoiceState = 'open' | 'partly_paid' | 'overdue' | 'paid' | 'credited' | 'written_off' | 'credit_note'

export type ReceivableStatus = 'open' | 'paid' | 'credited' | 'written_off'
