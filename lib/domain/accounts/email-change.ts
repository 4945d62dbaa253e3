import 'server-only'
import { createAccessToken, emailChangeMs, endOpenTokens, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { accountDisabled } from '@/lib/domain/accounts/account-disabled'
import { AccountError } from '@/lib/domain/accounts/errors'
import type { PendingEmailView } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { SignedIn } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Limits per account, and per mailbox across accounts. */
export function emailChangeLimits(userId: string, email: string): Limit[] {
  return [
    { name: 'email-change', key: userId, points: 10, seconds: 3600 },
    { name: 'email-change-to', key: emailKeyOf(email), points: 5, seconds: 3600 },
  ]
}

/**
 * Mails a link to the new address and ends earlier ones. Does not look the address up, so neither the answer nor its
 * timing reveals whether another account has it; only the page behind the link does.
 */
export async function sendEmailChange(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { userId, fullName, username }: SignedIn,
  email: string,
): Promise<PendingEmailView> {
  await endOpenTokens(context.tx, userId, ['email_change'])
  const expiresAt = new Date(Date.now() + emailChangeMs).toISOString()
  const token = await createAccessToken(context.tx, { kind: 'email_change', userId, email, validMs: emailChangeMs })
  await queueMail(context, {
    to: email,
    from: userId,
    mail: { template: 'email-change', props: { token, fullName, username } },
  })
  return { email, expiresAt }
}

/** The change behind a mailed link. Throws TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED or ACCOUNT_DISABLED. */
export async function getEmailChange(token: string) {
  const { id: tokenId, userId, email } = await getAccessToken('email_change', token)
  const user = userId
    ? await db.user.findUnique({
        where: { id: userId },
        select: { id: true, username: true, fullName: true, email: true, disabledAt: true, disabledReason: true },
      })
    : null
  if (!user || !email) throw new AccountError('TOKEN_UNKNOWN')
  if (user.disabledAt) throw accountDisabled(user)
  return { tokenId, user, email }
}
