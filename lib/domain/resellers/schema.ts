import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { isCvr } from '@/lib/shared/cvr'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

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

/** A reseller as its own accounts see it. `approvedAt` is ISO 8601 in UTC. */
export type ResellerView = CompanyView & {
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
  .transform((text) => text.replace(/[\s.-]/g, '').replace(/^DK/i, ''))
  .pipe(
    z
      .string()
      .min(1, { error: 'Skriv virksomhedens CVR-nummer.', abort: true })
      .regex(/^\d{8}$/, { error: cvrLengthSentence, abort: true })
      .refine(isCvr, cvrSentence),
  )

const phoneSentence = 'Skriv et telefonnummer med 8 cifre.'

const phoneField = boundedText(40, { missing: phoneSentence, tooLong: phoneSentence })
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^(?:\+45|0045)/, ''))
  .pipe(z.string().regex(/^\d{8}$/, phoneSentence))

const websiteSentence = 'Skriv adressen på jeres hjemmeside, for eksempel www.eksempel.dk.'

/** A website address; https is added when the scheme is missing. Empty is null. */
const websiteField = boundedText(200, { missing: websiteSentence })
  .nullish()
  .transform((text) => cleanLine(text ?? ''))
  .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(boundedText(200).refine(isHomePage, websiteSentence))
  .transform((text) => text || null)

function isHomePage(text: string): boolean {
  if (text === '') return true
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
}

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
  website: websiteField,
}

export const companyNameField = line('Skriv virksomhedens navn.', 160)

/** An optional longer text; null when empty. */
export const optionalText = (max: number) =>
  typedText(max, cleanText, { missing: 'Skriv det som tekst.' })
    .nullish()
    .transform((text) => text || null)

export const requiredText = (missing: string, max: number) => typedText(max, cleanText, { missing }).min(1, missing)
