import type { LegalFacts } from '@/components/legal/legal-facts'
import { providersInUse } from '@/lib/domain/made-works/providers-in-use'
import { contributorMaxAgeSeconds } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { sessionCookieName } from '@/lib/server/session'
import { daySeconds } from '@/lib/shared/durations'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'
import { sessionMaxAgeSeconds } from '@/lib/shared/session-times'

/** The facts of this installation in the legal texts, from the same sources the code uses. */
export const legalFacts: LegalFacts = {
  siteName: env.SITE_NAME,
  siteHost: new URL(env.SITE_URL).host,
  supportEmail: env.SUPPORT_EMAIL,
  company: env.company,
  sessionCookieName,
  sessionDays: sessionMaxAgeSeconds / daySeconds,
  contributorCookieName,
  contributorDays: contributorMaxAgeSeconds / daySeconds,
  secureCookies: env.secureCookies,
  providers: providersInUse(),
  hasAccessPoint: env.STORECOVE_API_KEY !== undefined,
}
