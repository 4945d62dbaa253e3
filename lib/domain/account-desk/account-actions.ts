import 'server-only'
import { accountFormName } from '@/lib/domain/account-desk/copy'
import { AccountDeskError } from '@/lib/domain/account-desk/errors'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { canManageAccounts, isOwnAccount } from '@/lib/domain/account-desk/policy'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { AccountActProps } from '@/lib/emails/account-emails'
import { nothing, type RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { endSessions } from '@/lib/server/session'

/** What all commands by which administrators act on one account share. */
export const aboutAccount = {
  session: 'required' as const,
  confirms: true as const,
  load: nothing,
  authorize: canManageAccounts,
  form: {
    name: accountFormName,
    done: (_: unknown, { id = '' }: Record<string, string>) => accountPath(id),
    back: ({ id = '' }: Record<string, string>) => accountPath(id),
  },
}

const columns = {
  id: true,
  fullName: true,
  email: true,
  isAdmin: true,
  staffScope: true,
  disabledAt: true,
  deletionDueAt: true,
} as const

export type DeskAccount = Prisma.UserGetPayload<{ select: typeof columns }>

/** Throws NOT_FOUND. */
export async function getAccount(tx: Transaction, id: string): Promise<DeskAccount> {
  const row = await tx.user.findUnique({ where: { id }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** The account, unless it is the caller's own. Throws NOT_FOUND or OWN_ACCOUNT. */
export async function getAnotherAccount(
  { tx, actor }: Pick<RunContext, 'tx' | 'actor'>,
  id: string,
): Promise<DeskAccount> {
  const account = await getAccount(tx, id)
  if (isOwnAccount(actor, account)) throw new AccountDeskError('OWN_ACCOUNT')
  return account
}

/** Mails the owner what an administrator did with the account. `reason` is sent verbatim. */
export async function notifyAccount(
  context: RunContext,
  { fullName, email }: Pick<DeskAccount, 'fullName' | 'email'>,
  words: Pick<AccountActProps, 'act' | 'reason' | 'statement'>,
): Promise<void> {
  await queueMail(context, { to: email, mail: { template: 'account-act', props: { fullName, ...words } } })
}

/**
 * Signs an account out everywhere, ends its sign-in codes and push subscriptions. Open live streams need no handling:
 * they check permissions before each event of a page that is not public. Returns the number of sessions ended.
 */
export async function signOutEverywhere(tx: Transaction, userId: string): Promise<number> {
  await endOpenTokens(tx, userId, ['sign_in'])
  await tx.pushSubscription.deleteMany({ where: { userId } })
  return endSessions(tx, userId)
}

/**
 * The same for closing an account, and also ends what acts for it without a session: mailed links, handover offers,
 * uploads, open editors. Its posts and pages stay. Returns the number of sessions ended.
 */
export async function shutOut(tx: Transaction, userId: string): Promise<number> {
  await endOpenTokens(tx, userId, [
    ...(['password_reset', 'email_change'] as const),
    ...(['contribution_approve', 'contribution_reject', 'memorial_handover'] as const),
  ])
  await tx.upload.deleteMany({ where: { userId } })
  await tx.editingPresence.deleteMany({ where: { userId } })
  return signOutEverywhere(tx, userId)
}
