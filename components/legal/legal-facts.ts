/** What the texts say about this very installation. Lengths of time are in days. */
export type LegalFacts = {
  siteName: string
  /** Host of the site without scheme, 'mindelund.dk'. */
  siteHost: string
  supportEmail: string
  sessionCookieName: string
  sessionDays: number
  contributorCookieName: string
  contributorDays: number
  /** Whether cookies are marked Secure, which also changes the names of some. */
  secureCookies: boolean
}
