import 'server-only'
import { createAccessToken, endOpenTokens, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { emailChangeMs } from '@/lib/domain/accounts/link-times'
import type { PendingEmailView } from '@/lib/domain/accounts/schema'
import { accountDisabled } from '@/lib/domain/accounts/users'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { sendWaitingSummaryJob } from '@/lib/domain/notifications/summary-jobs'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import type { SignedIn } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { waitInWords } from '@/lib/shared/wait-in-words'

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

/**
 * Confirms the account's address after its owner followed a link that was mailed to `mailedTo`, and sends what was held
 * back until then as one summary. Does nothing when `mailedTo` is null or another address.
 */
export async function confirmAddress(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  userId: string,
  mailedTo: string | null,
): Promise<void> {
  if (!mailedTo) return
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailKey: emailKeyOf(mailedTo), emailConfirmedAt: null },
    data: { emailConfirmedAt: new Date() },
  })
  if (count === 0) return
  await endOpenTokens(tx, userId, ['email_confirmation'])
  await enqueue(sendWaitingSummaryJob, { userId })
}

/** Whether this is the account's confirmed address, to which mails may contain text that the account typed. */
export async function isConfirmedAddressOf(tx: Transaction, userId: string | null, email: string): Promise<boolean> {
  if (!userId) return false
  const own = { id: userId, emailKey: emailKeyOf(email), emailConfirmedAt: { not: null } }
  return (await tx.user.count({ where: own })) > 0
}

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
    mail: { template: 'email-change', props: { token, fullName, username, validFor: waitInWords(emailChangeMs) } },
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
