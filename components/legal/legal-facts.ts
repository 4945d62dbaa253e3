/** What the texts say about this very installation. Lengths of time are in days. */
export type LegalFacts = {
  siteName: string
  /** Host of the site without scheme, 'mindelund.dk'. */
  siteHost: string
  supportEmail: string
  /** Name, postal address and CVR number of whoever runs the site; null where it is not set. */
  company: string | null
  sessionCookieName: string
  sessionDays: number
  contributorCookieName: string
  contributorDays: number
  /** Whether cookies are marked Secure, which also changes the names of some. */
  secureCookies: boolean
}

/** ' (Firma ApS, Vejnavn 1, …)', to stand behind the site's name; nothing where no company is set. */
export function inCompany({ company }: Pick<LegalFacts, 'company'>): string {
  return company ? ` (${company})` : ''
}
