import 'server-only'
import { assertNotDemoName } from '@/lib/domain/accounts/demo-names'
import { AccountError } from '@/lib/domain/accounts/errors'
import type { UserView } from '@/lib/domain/accounts/schema'
import { userViewColumns } from '@/lib/domain/accounts/user-view'
import { Prisma, type Transaction } from '@/lib/server/db'
import type { DomainError } from '@/lib/server/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

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
