import 'server-only'
import { createAccessToken, endOpenTokens, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { accountDisabled } from '@/lib/domain/accounts/account-disabled'
import { AccountError } from '@/lib/domain/accounts/errors'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'

export const confirmationDays = 30

/** Mails a link that confirms the account's address, and ends earlier ones. */
export async function sendEmailConfirmation(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  await endOpenTokens(context.tx, userId, ['email_confirmation'])
  const validMs = confirmationDays * 24 * 3600_000
  const token = await createAccessToken(context.tx, { kind: 'email_confirmation', userId, email, validMs })
  const props = { token, validDays: confirmationDays }
  await queueMail(context, { to: email, mail: { template: 'email-confirmation', props } })
}

/**
 * The confirmation behind a mailed link. Throws TOKEN_UNKNOWN, also when the account's address has changed since;
 * TOKEN_USED, TOKEN_EXPIRED or ACCOUNT_DISABLED.
 */
export async function getEmailConfirmation(token: string) {
  const { id: tokenId, userId, email } = await getAccessToken('email_confirmation', token)
  const user = userId
    ? await db.user.findUnique({
        where: { id: userId },
        select: { id: true, email: true, disabledAt: true, disabledReason: true },
      })
    : null
  if (!user || user.email !== email) throw new AccountError('TOKEN_UNKNOWN')
  if (user.disabledAt) throw accountDisabled(user)
  return { tokenId, userId: user.id, email: user.email }
}
