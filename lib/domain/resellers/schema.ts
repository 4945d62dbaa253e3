import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { emptyAsNull } from '@/lib/domain/memorials/field-schemas'
import { isEan } from '@/lib/shared/company'
import { isCvr } from '@/lib/shared/cvr'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { webAddress } from '@/lib/shared/input/web-address'
import type { TimeBucket } from '@/lib/shared/time-buckets'

export type ResellerRole = 'owner' | 'colleague'

/** A company's details, in its application and its profile. */
export type CompanyView = {
  companyName: string
  cvr: string
  contactName: string
  email: string
  phone: string
  address: string
  postcode: string
  city: string
  website: string | null
}

/** How a company is invoiced. */
export type InvoiceTermsView = {
  /** One invoice a month, otherwise one for each order. */
  collectsInvoices: boolean
  /** Days until an invoice is due. */
  paymentDays: number
  /** Where invoices are sent; null: to its mail address. */
  invoiceEmail: string | null
  ean: string | null
  buyerReference: string | null
  /** Whether the XML goes with the mail, of a company without an EAN number. */
  wantsEInvoice: boolean
}

/** A reseller as its own accounts see it. `approvedAt` is ISO 8601 in UTC. */
export type ResellerView = CompanyView &
  InvoiceTermsView & {
    id: string
    approvedAt: string
    /** The caller's role. */
    role: ResellerRole
  }

const line = (missing: string, max: number) => typedText(max, cleanLine, { missing }).min(1, missing)

const cvrLengthSentence = 'CVR-nummeret skal være 8 cifre.'
const cvrSentence = 'Der er ikke noget CVR-nummer med de 8 cifre. Se efter, om de er rigtige.'

/** A company number as people write it, with spaces or a leading 'DK'. Checked by modulus 11. */
export const cvrField = boundedText(40, { missing: 'Skriv virksomhedens CVR-nummer.', tooLong: cvrLengthSentence })
  .transform((text) =>
    cleanLine(text)
      .replace(/[\s.\p{Pd}]/gu, '')
      .replace(/^DK/i, ''),
  )
  .pipe(
    z
      .string()
      .min(1, { error: 'Skriv virksomhedens CVR-nummer.', abort: true })
      .regex(/^\d{8}$/, { error: cvrLengthSentence, abort: true })
      .refine(isCvr, cvrSentence),
  )

const phoneSentence = 'Skriv et telefonnummer med 8 cifre.'

const phoneField = boundedText(40, { missing: phoneSentence, tooLong: phoneSentence })
  .transform((text) =>
    cleanLine(text)
      .replace(/[\s().\p{Pd}]/gu, '')
      .replace(/^(?:\+45|0045)/, ''),
  )
  .pipe(z.string().regex(/^\d{8}$/, phoneSentence))

const websiteSentence = 'Skriv adressen på jeres hjemmeside, for eksempel www.eksempel.dk.'

const postcodeSentence = 'Skriv postnummeret med 4 cifre.'

/** The fields that a reseller may change itself; administrators may change all of them. */
export const contactFields = {
  contactName: fullNameField,
  email: emailField,
  phone: phoneField,
  address: line('Skriv adressen.', 160),
  postcode: typedText(4, undefined, { missing: postcodeSentence, tooLong: postcodeSentence }).regex(
    /^\d{4}$/,
    postcodeSentence,
  ),
  city: line('Skriv byen.', 80),
  website: webAddress(websiteSentence)
    .nullish()
    .transform((address) => address ?? null),
}

const eanLengthSentence = 'EAN-nummeret skal være 13 cifre.'

/** An EAN number as people write it, with spaces. Checked by its check digit. */
export const eanField = boundedText(40, { missing: 'Skriv jeres EAN-nummer.', tooLong: eanLengthSentence })
  .transform((text) => cleanLine(text).replace(/[\s.\p{Pd}]/gu, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{13}$/, { error: eanLengthSentence, abort: true })
      .refine(isEan, 'Der er ikke noget EAN-nummer med de 13 cifre. Se efter, om de er rigtige.'),
  )

/** A choice of two, 'ja' or 'nej' in a form. */
export const yesOrNo = (error: string) =>
  z.preprocess(
    (value: string | boolean) => (value === 'ja' ? true : value === 'nej' ? false : value),
    z.boolean({ error }),
  )

/** Where and how a reseller wants its invoices; it may change this itself. Left out: unchanged. */
export const invoiceFields = {
  invoiceEmail: emptyAsNull(emailField).optional(),
  ean: emptyAsNull(eanField).optional(),
  buyerReference: emptyAsNull(typedText(60, cleanLine)).optional(),
  wantsEInvoice: yesOrNo('Vælg, hvordan fakturaerne skal sendes.').optional(),
}

export const referenceSentence = 'Skriv den reference eller det rekvisitionsnummer, der skal stå på fakturaen.'

/** An e-invoice needs a reference (PEPPOL-EN16931-R003): who gives an EAN number gives it too. */
export function checkReference(
  { ean, buyerReference }: { ean?: string | null | undefined; buyerReference?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (!ean || buyerReference !== null) return
  context.addIssue({ code: 'custom', path: ['buyerReference'], message: referenceSentence })
}

const daysSentence = 'Skriv et antal dage fra 0 til 60.'

/** What we agreed with a reseller about paying; only administrators change it. */
export const paymentTermsFields = {
  collectsInvoices: yesOrNo('Vælg, hvordan der skal faktureres.').optional(),
  paymentDays: typedNumber(
    z.number(daysSentence).int(daysSentence).min(0, daysSentence).max(60, daysSentence),
  ).optional(),
}

export const companyNameField = line('Skriv virksomhedens navn.', 160)

/** An optional longer text; null when empty. */
export const optionalText = (max: number) =>
  typedText(max, cleanText, { missing: 'Skriv det som tekst.' })
    .nullish()
    .transform((text) => text || null)

export const requiredText = (missing: string, max: number) => typedText(max, cleanText, { missing }).min(1, missing)

/** Codes by place: with the reseller, handed over and not claimed, in use, out of use. */
export type StockFigures = { stock: number; handedOver: number; inUse: number; outOfUse: number }

/** Codes handed over in a month. */
export type MonthCount = TimeBucket & { count: number }
