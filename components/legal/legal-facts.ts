import type { SetPrices } from '@/lib/domain/billing/price-items'
import { type Company, companyLine } from '@/lib/shared/company'

/** The legal texts' facts about this installation. Durations are in days. */
export type LegalFacts = {
  siteName: string
  /** Host of the site without scheme, 'mindelund.dk'. */
  siteHost: string
  supportEmail: string
  /** The operator. */
  company: Company
  sessionCookieName: string
  sessionDays: number
  contributorCookieName: string
  contributorDays: number
  /** Whether cookies are Secure, which also changes the names of some. */
  secureCookies: boolean
  /** Who gets what, with an editor's consent each time; empty where no provider's key is set. */
  providers: readonly { name: string; sent: string }[]
  /** Whether e-invoices go through an access point of somebody else's. */
  hasAccessPoint: boolean
}

/** With what is for sale: `set` has the prices that differ from the defaults. */
export type TermsFacts = LegalFacts & { isShopOpen: boolean; set: SetPrices }

/** ' (Firma ApS, CVR-nr. …, Vejnavn 1, …)', to follow the site's name. */
export function inCompany({ company }: Pick<LegalFacts, 'company'>): string {
  return ` (${companyLine(company)})`
}
