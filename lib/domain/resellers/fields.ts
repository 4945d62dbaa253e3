import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { cleanLine, cleanText } from '@/lib/domain/contributions/clean-text'
import { isCvr } from '@/lib/shared/cvr'

const tooLong = (max: number) => `Det er for langt. Der er plads til ${max.toLocaleString('da-DK')} tegn.`

const line = (missing: string, max: number) =>
  z
    .string(missing)
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(max, tooLong(max)))

const cvrLengthSentence = 'CVR-nummeret skal være 8 cifre.'
const cvrSentence = 'Der er ikke noget CVR-nummer med de 8 cifre. Se efter, om de er rigtige.'

/** A company number as people write it: with spaces, with 'DK' in front. Checked by modulus 11. */
export const cvrField = z
  .string('Skriv virksomhedens CVR-nummer.')
  .max(40, cvrLengthSentence)
  .transform((text) => text.replace(/[\s.-]/g, '').replace(/^DK/i, ''))
  .pipe(
    z
      .string()
      .min(1, { error: 'Skriv virksomhedens CVR-nummer.', abort: true })
      .regex(/^\d{8}$/, { error: cvrLengthSentence, abort: true })
      .refine(isCvr, cvrSentence),
  )

const phoneSentence = 'Skriv et telefonnummer med 8 cifre.'

const phoneField = z
  .string(phoneSentence)
  .max(40, phoneSentence)
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^(?:\+45|0045)/, ''))
  .pipe(z.string().regex(/^\d{8}$/, phoneSentence))

const websiteSentence = 'Skriv adressen på jeres hjemmeside, for eksempel www.eksempel.dk.'

/** An address of a home page; without a scheme it gets https. Empty counts as none. */
const websiteField = z
  .string(websiteSentence)
  .max(200, tooLong(200))
  .nullish()
  .transform((text) => cleanLine(text ?? ''))
  .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.string().max(200, tooLong(200)).refine(isHomePage, websiteSentence))
  .transform((text) => text || null)

function isHomePage(text: string): boolean {
  if (text === '') return true
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
}

/** What a reseller may change itself; the house may change all of it. */
export const contactFields = {
  contactName: fullNameField,
  email: emailField,
  phone: phoneField,
  address: line('Skriv adressen.', 160),
  postcode: z
    .string('Skriv postnummeret med 4 cifre.')
    .trim()
    .regex(/^\d{4}$/, 'Skriv postnummeret med 4 cifre.'),
  city: line('Skriv byen.', 80),
  website: websiteField,
}

export const companyNameField = line('Skriv virksomhedens navn.', 160)

/** A longer text that may be left out; null then. */
export const optionalText = (max: number) =>
  z
    .string('Skriv det som tekst.')
    .nullish()
    .transform((text) => cleanText(text ?? ''))
    .pipe(z.string().max(max, tooLong(max)))
    .transform((text) => text || null)

export const requiredText = (missing: string, max: number) =>
  z
    .string(missing)
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(max, tooLong(max)))
