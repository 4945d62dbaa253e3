import { formatCvr } from '@/lib/shared/cvr'
import { formatPhone } from '@/lib/shared/phone'

/**
 * The company that runs the site, with what Danish law requires (e-handelsloven § 7, selskabsloven § 2, GDPR article
 * 13).
 */
export type Company = {
  name: string
  /** Eight digits. */
  cvr: string
  /** Street, postcode and city: 'Vejnavn 1, 8000 Aarhus C'. */
  address: string
  /** Eight Danish digits, or a number that starts with +. */
  phone: string
  email: string
}

/** The fallback where no company is set: visibly fictitious, with an unassigned number. */
export const fictitiousCompany = {
  name: 'Eksempel ApS (opdigtet firma)',
  cvr: '99999993',
  address: 'Prøvevej 1, 0999 Eksempelby',
  phone: '00000000',
} as const

/** 'Firma ApS, CVR-nr. 12 34 56 74', for page footers. */
export const companyTitle = ({ name, cvr }: Company) => `${name}, CVR-nr. ${formatCvr(cvr)}`

/** All details on one line, for sentences and mail footers. */
export function companyLine(company: Company): string {
  const { address, phone, email } = company
  return `${companyTitle(company)}, ${address}, telefon ${formatPhone(phone)}, ${email}`
}

/**
 * Whether a text is a valid EAN (GLN) number: thirteen digits whose sum, weighted 1 and 3 in turn from the left, is
 * divisible by 10 (GS1 General Specifications § 7.9). Does not check that the number is assigned.
 */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The number as printed, '5798 0000 0000 1', with no-break spaces. Other texts are returned unchanged. */
export function formatEan(ean: string): string {
  return /^\d{13}$/.test(ean) ? ean.replace(/^(\d{4})(\d{4})(\d{4})(\d)$/, '$1\u00A0$2\u00A0$3\u00A0$4') : ean
}

/** A Danish account: four digits of the bank, ten of the account, and both as IBAN (ISO 13616). */
export type BankAccount = { registration: string; account: string; iban: string }

/** Reads '1234 0001234567': four digits, then six to ten. Throws a RangeError for anything else. */
export function bankAccountOf(text: string): BankAccount {
  const [, registration, number] = /^(\d{4})[ -]?(\d{6,10})$/.exec(text.trim()) ?? []
  if (!registration || !number) throw new RangeError('Not a Danish account number')
  const account = number.padStart(10, '0')
  const bban = registration + account
  // ISO 7064 modulus 97-10 over the account, 'DK' as 1320, and 00.
  const check = 98n - (BigInt(`${bban}132000`) % 97n)
  return { registration, account, iban: `DK${String(check).padStart(2, '0')}${bban}` }
}

/** 'DK50 0040 0440 1162 43'. */
export const formatIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
