import 'server-only'
import { AccountDeskError } from '@/lib/domain/account-desk/errors'
import { canManageAccounts, isOwnAccount } from '@/lib/domain/account-desk/policy'
import type { Caller } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const columns = {
  id: true,
  fullName: true,
  email: true,
  isAdmin: true,
  staffScope: true,
  disabledAt: true,
  deletionDueAt: true,
} as const

/**
 * The account that a command is about. Whether there is one is nobody else's business: whoever may not manage accounts
 * gets null, and is refused for that. Throws NOT_FOUND.
 */
export async function getAccount(id: string, { actor }: Pick<Caller, 'actor'>) {
  if (!canManageAccounts(actor)) return null
  const row = await db.user.findUnique({ where: { id }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

export type DeskAccount = NonNullable<Awaited<ReturnType<typeof getAccount>>>

/** The account found by `getAccount`, when it is not the caller's own. Throws OWN_ACCOUNT. */
export function anotherAccount({ actor }: Pick<Caller, 'actor'>, account: DeskAccount | null): DeskAccount {
  const found = thatAccount(account)
  if (isOwnAccount(actor, found)) throw new AccountDeskError('OWN_ACCOUNT')
  return found
}

/** The account found by `getAccount`; the runner has asked `canManageAccounts` before. */
export function thatAccount(account: DeskAccount | null): DeskAccount {
  if (!account) throw new DomainError('NOT_FOUND')
  return account
}
