import { type Company, companyLine } from '@/lib/shared/company'

/** What the texts say about this very installation. Lengths of time are in days. */
export type LegalFacts = {
  siteName: string
  /** Host of the site without scheme, 'mindelund.dk'. */
  siteHost: string
  supportEmail: string
  /** Whoever runs the site. */
  company: Company
  sessionCookieName: string
  sessionDays: number
  contributorCookieName: string
  contributorDays: number
  /** Whether cookies are marked Secure, which also changes the names of some. */
  secureCookies: boolean
}

/** ' (Firma ApS, CVR-nr. …, Vejnavn 1, …)', to stand behind the site's name. */
export function inCompany({ company }: Pick<LegalFacts, 'company'>): string {
  return ` (${companyLine(company)})`
}
