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
