import 'server-only'
import { createAccessToken, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'

const linkValidMs = 365 * 24 * 3600_000

/** The path of a sender's case, opened by the link from a mail. */
export const casePathByLink = (token: string) => `/contact?sag=${encodeURIComponent(token)}`
/** The same for the sender's account. */
export const ownCasePath = (number: number) => `/contact?nr=${number}`

/**
 * Creates a link to a case's thread, valid for a year and any number of uses. Each mail gets its own link, because only
 * hashes are stored.
 */
export async function createCaseUrl(tx: Transaction, supportCaseId: string): Promise<string> {
  const token = await createAccessToken(tx, { kind: 'support_case', supportCaseId, validMs: linkValidMs })
  return new URL(casePathByLink(token), env.SITE_URL).href
}

/** The id of a link's case. Throws TOKEN_UNKNOWN or TOKEN_EXPIRED. */
export async function getCaseIdByLink(token: string): Promise<string> {
  const { supportCaseId } = await getAccessToken('support_case', token)
  if (!supportCaseId) throw new AccountError('TOKEN_UNKNOWN')
  return supportCaseId
}
