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
  bankAccount: { registration: string; account: string; iban: string } | null
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
