import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { getSetup, type Setup } from '@/lib/domain/accounts/setup-queries'
import { db } from '@/lib/server/db'
import { DomainError, sentenceFor } from '@/lib/server/errors'

type Refused = { message: string }

/** What the page behind a set-up link shows: the account to finish, or why the link does not work. */
export function findSetup(token: string): Promise<Setup | Refused> {
  return getSetup(token).catch(refused)
}

/** What the page behind a reset link shows: whose password it is, or why the link does not work. */
export async function findReset(token: string): Promise<{ username: string } | Refused> {
  try {
    const { userId: id } = await getAccessToken('password_reset', token)
    const user = id && (await db.user.findFirst({ where: { id, disabledAt: null }, select: { username: true } }))
    return user || { message: sentenceFor('TOKEN_UNKNOWN') }
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): Refused {
  if (error instanceof DomainError) return { message: sentenceFor(error.code, error.context) }
  throw error
}
