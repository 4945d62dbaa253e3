import 'server-only'
import { assertNotDemoName } from '@/lib/domain/accounts/demo-accounts'
import { AccountError } from '@/lib/domain/accounts/errors'
import type { UserView } from '@/lib/domain/accounts/schema'
import { Prisma, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { DomainError } from '@/lib/server/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

export const userViewColumns = { id: true, username: true, fullName: true, email: true, isAdmin: true } as const

/** What the browser receives about an account, without the row's other columns. */
export function userView({ id, username, fullName, email, isAdmin }: UserView): UserView {
  return { id, username, fullName, email, isAdmin }
}

export type NewUser = {
  username: string
  fullName: string
  email: string
  /** From `hashPassword`, before the transaction. */
  passwordHash: string
  /** Whether the person came by a link that was mailed to this address. */
  isEmailConfirmed?: boolean
  isAdmin?: boolean
  staffScope?: 'full' | 'production' | null
  /** A demo account, which may have one of the reserved names. */
  isDemo?: boolean
}

/**
 * Creates the account. Throws USERNAME_TAKEN or EMAIL_TAKEN at its field; of two concurrent calls for one name or
 * address exactly one succeeds.
 */
export async function createUser(tx: Transaction, user: NewUser): Promise<UserView> {
  if (!user.isDemo) assertNotDemoName(user)
  try {
    return await tx.user.create({
      data: {
        username: user.username,
        usernameKey: usernameKeyOf(user.username),
        email: user.email,
        emailKey: emailKeyOf(user.email),
        fullName: user.fullName,
        emailConfirmedAt: user.isEmailConfirmed ? new Date() : null,
        passwordHash: user.passwordHash,
        isAdmin: user.isAdmin ?? false,
        staffScope: user.staffScope ?? null,
      },
      select: userViewColumns,
    })
  } catch (error) {
    throw takenBy(error) ?? error
  }
}

/** The unique violation of a write as USERNAME_TAKEN or EMAIL_TAKEN at its field; null for any other error. */
export function takenBy(error: unknown): DomainError | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const detail = JSON.stringify(error.meta ?? {})
  if (detail.includes('emailKey')) return new AccountError('EMAIL_TAKEN').at('email')
  return new AccountError('USERNAME_TAKEN').at('username')
}

/**
 * The refusal of a closed account, with the reason and whom to write to. Only for callers who proved that the account
 * is theirs, with the password or the secret of a link.
 */
export function accountDisabled({ disabledReason }: { disabledReason: string | null }): DomainError {
  const why = disabledReason ? ` Begrundelse: ${asSentence(disabledReason)}` : ''
  return new AccountError('ACCOUNT_DISABLED', { why, contact: env.SUPPORT_EMAIL })
}

/** Opens a closed account. Returns false when it is open or there is none. */
export async function reopenAccount(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id, disabledAt: { not: null } },
    data: { disabledAt: null, disabledReason: null },
  })
  return count > 0
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
