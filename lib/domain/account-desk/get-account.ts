import 'server-only'
import { AccountDeskError } from '@/lib/domain/account-desk/errors'
import { isOwnAccount } from '@/lib/domain/account-desk/policy'
import type { RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
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
