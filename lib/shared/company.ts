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
