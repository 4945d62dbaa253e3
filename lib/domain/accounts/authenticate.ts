import 'server-only'
import { accountDisabled } from '@/lib/domain/accounts/account-disabled'
import { AccountError } from '@/lib/domain/accounts/errors'
import { verifyPassword } from '@/lib/domain/accounts/password'
import type { UserView } from '@/lib/domain/accounts/schema'
import { recordSignInFailure } from '@/lib/domain/accounts/sign-in-failures'
import { userView, userViewColumns } from '@/lib/domain/accounts/user-view'
import { forgive, giveBack, type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

const minute = 60

/**
 * Whose name and password these are. The only place where a password opens anything: every door counts its tries here.
 * An unknown name and a wrong password give the same WRONG_CREDENTIALS after the same work. Throws TOO_MANY_REQUESTS
 * when there were too many tries, and ACCOUNT_DISABLED to whoever knows the password of a closed account.
 */
export async function authenticate(
  { username, password }: { username: string; password: string },
  address: string,
): Promise<UserView> {
  const key = username.includes('@') ? { emailKey: emailKeyOf(username) } : { usernameKey: usernameKeyOf(username) }
  const user = await db.user.findUnique({
    where: key,
    select: { ...userViewColumns, passwordHash: true, disabledAt: true, disabledReason: true },
  })
  // By the account, so that its name and its email do not count apart; unknown names count as what was typed.
  const limits = loginLimits(user?.id ?? JSON.stringify(key), address)
  await spend(limits.all)
  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user) {
    // An unknown name leaves no trace: it may be a password in the wrong field.
    if (user) await recordSignInFailure(db, { userId: user.id, kind: 'password', address })
    throw new AccountError('WRONG_CREDENTIALS')
  }
  if (user.disabledAt) throw accountDisabled(user)
  await wasRight(limits)
  return userView(user)
}

/**
 * Asks the one who is signed in for the password once more, before something that a borrowed device must not do.
 * Tries count as at the login. Throws WRONG_PASSWORD with its sentence at `field`, or TOO_MANY_REQUESTS.
 */
export async function confirmPassword(
  userId: string,
  { password, field }: { password: string; field: string },
  address: string,
): Promise<void> {
  const limits = loginLimits(userId, address)
  await spend(limits.all)
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (!(await verifyPassword(user?.passwordHash ?? null, password))) {
    if (user) await recordSignInFailure(db, { userId, kind: 'password', address })
    throw new AccountError('WRONG_PASSWORD').at(field)
  }
  await wasRight(limits)
}

/** After a new password was chosen by mail: earlier guesses at this account no longer stand in the way. */
export async function forgiveGuesses(userId: string, address: string): Promise<void> {
  await forgive(loginLimits(userId, address).ofAccount)
}

/**
 * The account's own tries are forgiven, the address gets back this one alone: else whoever has one account of their own
 * could sign in to it between the guesses at others, for ever.
 */
async function wasRight({ ofAccount, ofAddress }: ReturnType<typeof loginLimits>): Promise<void> {
  await forgive(ofAccount)
  await giveBack([ofAddress])
}

function loginLimits(account: string, address: string) {
  const here: Limit = { name: 'login-here', key: `${account} ${address}`, points: 10, seconds: 15 * minute }
  const ofAddress: Limit = { name: 'login-address', key: address, points: 60, seconds: 15 * minute }
  // Against guessing from many addresses. Its time is short: a stranger who spends it locks nobody out for long.
  const anywhere: Limit = { name: 'login-account', key: account, points: 60, seconds: 10 * minute }
  return { all: [here, ofAddress, anywhere], ofAccount: [here, anywhere], ofAddress }
}
