import 'server-only'
import { createAccessToken, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { caseLinkDays } from '@/lib/domain/support/policy'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { dayMs } from '@/lib/shared/durations'
import { daysInWords } from '@/lib/shared/number-words'

/** The path of a sender's case, opened by the link from a mail. */
export const casePathByLink = (token: string) => `/contact?sag=${encodeURIComponent(token)}`
/** The same for the sender's account. */
export const ownCasePath = (number: number) => `/contact?nr=${number}`

/**
 * Creates a link to a case's thread, for any number of uses, as a mail's props: with how long it is valid, in words.
 * Each mail gets its own link, because only hashes are stored.
 */
export async function createCaseLink(tx: Transaction, supportCaseId: string) {
  const validMs = caseLinkDays * dayMs
  const token = await createAccessToken(tx, { kind: 'support_case', supportCaseId, validMs })
  return { caseUrl: new URL(casePathByLink(token), env.SITE_URL).href, linkValidFor: daysInWords(caseLinkDays) }
}

/** The id of a link's case. Throws TOKEN_UNKNOWN or TOKEN_EXPIRED. */
export async function getCaseIdByLink(token: string): Promise<string> {
  const { supportCaseId } = await getAccessToken('support_case', token)
  if (!supportCaseId) throw new AccountError('TOKEN_UNKNOWN')
  return supportCaseId
}
