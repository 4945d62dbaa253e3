import { z } from 'zod'
import type { InvoiceParty } from '@/lib/domain/invoices/schema'

const text = z.string().nullable()

const party: z.ZodType<InvoiceParty> = z.object({
  name: z.string(),
  address: text,
  postcode: text,
  city: text,
  country: z.string(),
  cvr: text,
  ean: text,
  email: text,
  phone: text,
  bankAccount: z.object({ registration: z.string(), account: z.string(), iban: z.string() }).nullable(),
})

/** A party as stored on an invoice. Throws a ZodError for anything else: only issue-invoice.ts writes it. */
export const partyOf = (stored: unknown): InvoiceParty => party.parse(stored)

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
