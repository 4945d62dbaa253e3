import 'server-only'
import { createAccessToken, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'

const linkValidMs = 365 * 24 * 3600_000

/** The page of a case as the one who wrote it opens it from a mail, by path. */
export const casePathByLink = (token: string) => `/contact?sag=${encodeURIComponent(token)}`
/** The same for the account that wrote it. */
export const ownCasePath = (number: number) => `/contact?nr=${number}`

/**
 * The address of a new link to a case's thread. It is used again and again for a year, and every mail carries its own:
 * only the hash is kept, so the former one cannot be written twice.
 */
export async function createCaseUrl(tx: Transaction, supportCaseId: string): Promise<string> {
  const token = await createAccessToken(tx, { kind: 'support_case', supportCaseId, validMs: linkValidMs })
  return new URL(casePathByLink(token), env.SITE_URL).href
}

/** The id of the case that a link opens. Throws TOKEN_UNKNOWN or TOKEN_EXPIRED. */
export async function getCaseIdByLink(token: string): Promise<string> {
  const { supportCaseId } = await getAccessToken('support_case', token)
  if (!supportCaseId) throw new AccountError('TOKEN_UNKNOWN')
  return supportCaseId
}
