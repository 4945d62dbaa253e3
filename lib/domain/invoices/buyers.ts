import type { InvoiceParty } from '@/lib/domain/invoices/schema'

type Consumer = {
  name: string
  email: string
  address?: string | null
  postcode?: string | null
  city?: string | null
  phone?: string | null
}

/** A private person as printed on an invoice. */
export function consumerParty({ name, email, address, postcode, city, phone }: Consumer): InvoiceParty {
  return {
    name,
    email,
    address: address ?? null,
    postcode: postcode ?? null,
    city: city ?? null,
    phone: phone ?? null,
    country: 'DK',
    cvr: null,
    ean: null,
    bankAccount: null,
  }
}

/** A company or a public buyer; one with an EAN gets its invoices as e-invoices too, a company when it asks. */
export function companyParty({
  cvr,
  ean,
  ...company
}: Consumer & { cvr: string | null; ean?: string | null }): InvoiceParty {
  return { ...consumerParty(company), cvr, ean: ean ?? null }
}
