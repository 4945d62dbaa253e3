import 'server-only'
import { createAccessToken, endOpenTokens, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import type { EmailConfirmationView } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError, type ErrorCode, sentenceFor } from '@/lib/server/errors'
import { hashToken } from '@/lib/server/tokens'
import { type Actor, userIdOf } from '@/lib/shared/actor'

export const confirmationDays = 30

/** Whether the signed-in account has shown that its address is its own. */
export async function isEmailConfirmed(actor: Actor): Promise<boolean> {
  const id = userIdOf(actor)
  if (!id) return false
  return (await db.user.count({ where: { id, emailConfirmedAt: { not: null } } })) > 0
}

/** Mails a link by which the owner of an address confirms it; links that were sent before open nothing any more. */
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
 * What such a link stands for. Throws TOKEN_UNKNOWN, also when the account has another address by now, TOKEN_USED,
 * TOKEN_EXPIRED or ACCOUNT_DISABLED.
 */
export async function getEmailConfirmation(token: string) {
  const { id: tokenId, userId, email } = await getAccessToken('email_confirmation', token)
  const user = userId
    ? await db.user.findUnique({ where: { id: userId }, select: { id: true, email: true, disabledAt: true } })
    : null
  if (!user || user.email !== email) throw new DomainError('TOKEN_UNKNOWN')
  if (user.disabledAt) throw new DomainError('ACCOUNT_DISABLED')
  return { tokenId, userId: user.id, email: user.email }
}

/** What the page behind such a link shows: the question, that it is done already, or why the link does not work. */
export async function findEmailConfirmation(token: string): Promise<EmailConfirmationView> {
  try {
    return { state: 'open', email: (await getEmailConfirmation(token)).email }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return (await findConfirmed(token)) ?? refused(error.code)
  }
}

function refused(code: ErrorCode): EmailConfirmationView {
  const sentences: Partial<Record<ErrorCode, string>> = accountsCopy.emailLink
  return { state: 'refused', message: sentences[code] ?? sentenceFor(code) }
}

/** Who opens the link again after confirming is told that all is well. */
async function findConfirmed(token: string): Promise<EmailConfirmationView | null> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'email_confirmation' },
    select: { email: true, user: { select: { email: true, emailConfirmedAt: true } } },
  })
  if (!row?.user?.emailConfirmedAt || row.email !== row.user.email) return null
  return { state: 'done', email: row.user.email }
}
