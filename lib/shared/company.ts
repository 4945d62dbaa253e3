import { formatCvr } from '@/lib/shared/cvr'
import { formatPhone } from '@/lib/shared/phone'

/** Who runs the site, as Danish law wants it told (e-handelsloven § 7, selskabsloven § 2, GDPR article 13). */
export type Company = {
  name: string
  /** Eight digits. */
  cvr: string
  /** Street, postcode and city: 'Vejnavn 1, 8000 Aarhus C'. */
  address: string
  /** Eight Danish digits, or a number that begins with +. */
  phone: string
  email: string
}

/** What stands in for a company where none is set: a demonstration is nobody's, and says so. The number is nobody's. */
export const fictitiousCompany = {
  name: 'Eksempel ApS (opdigtet firma)',
  cvr: '99999993',
  address: 'Prøvevej 1, 0999 Eksempelby',
  phone: '00000000',
} as const

/** 'Firma ApS, CVR-nr. 12 34 56 74': one line for the foot of a page. */
export const companyTitle = ({ name, cvr }: Company) => `${name}, CVR-nr. ${formatCvr(cvr)}`

/** Everything on one line, as it stands in a sentence or at the foot of a mail. */
export function companyLine(company: Company): string {
  const { address, phone, email } = company
  return `${companyTitle(company)}, ${address}, telefon ${formatPhone(phone)}, ${email}`
}
