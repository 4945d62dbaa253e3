import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { verifyPassword } from '@/lib/domain/accounts/password'
import type { UserView } from '@/lib/domain/accounts/schema'
import { recordSignInFailure } from '@/lib/domain/accounts/sign-in-failures'
import { accountDisabled, userView, userViewColumns } from '@/lib/domain/accounts/users'
import { forgive, giveBack, type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { asciiEmail } from '@/lib/shared/email-address'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

const minute = 60

/**
 * The account with this name or email and password. Every sign-in by password goes through here, so that all attempts
 * count against the same limits. Throws WRONG_CREDENTIALS, after the same work for an unknown name as for a wrong
 * password; TOO_MANY_REQUESTS; and ACCOUNT_DISABLED for the right password of a closed account.
 */
export async function authenticate(
  { username, password }: { username: string; password: string },
  address: string,
): Promise<UserView> {
  const user = await findAccount(username)
  // Counted per account, whether by name or email; unknown names by what was typed.
  const limits = loginLimits(user?.id ?? JSON.stringify(keysOf(username)[0]), address)
  await spend(limits.all)
  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user) {
    // An unknown name is not recorded: it may be a password typed in the wrong field.
    if (user) await recordSignInFailure(db, { userId: user.id, kind: 'password', address })
    throw new AccountError('WRONG_CREDENTIALS')
  }
  if (user.disabledAt) throw accountDisabled(user)
  await wasRight(limits)
  return userView(user)
}

/**
 * The keys of the account that was meant, the likeliest first. Of two accounts whose addresses differ only in how the
 * domain is spelled, each is found by its own spelling (docs/decisions/013).
 */
function keysOf(typed: string) {
  const name = typed.normalize('NFKC').trim()
  if (!name.includes('@')) return [{ usernameKey: usernameKeyOf(name) }]
  const readable = emailKeyOf(name)
  const spellings = [...new Set([readable, asciiEmail(readable)])]
  return (name.toLowerCase() === readable ? spellings : spellings.reverse()).map((emailKey) => ({ emailKey }))
}

async function findAccount(typed: string) {
  for (const where of keysOf(typed)) {
    const user = await db.user.findFirst({
      where,
      select: { ...userViewColumns, passwordHash: true, disabledAt: true, disabledReason: true },
    })
    if (user) return user
  }
  return null
}

/**
 * Checks the password of a signed-in account again, before an act that a borrowed device must not perform. Attempts
 * count together with those at login. Throws WRONG_PASSWORD at `field`, or TOO_MANY_REQUESTS.
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

/** Clears earlier failed attempts at the account, once a new password was chosen by a mailed link. */
export async function forgiveGuesses(userId: string, address: string): Promise<void> {
  await forgive(loginLimits(userId, address).ofAccount)
}

/**
 * Clears the account's attempts, but returns only this one to the address: otherwise an attacker could reset the
 * address's limit by signing in to an account of their own between guesses.
 */
async function wasRight({ ofAccount, ofAddress }: ReturnType<typeof loginLimits>): Promise<void> {
  await forgive(ofAccount)
  await giveBack([ofAddress])
}

function loginLimits(account: string, address: string) {
  const here: Limit = { name: 'login-here', key: `${account} ${address}`, points: 10, seconds: 15 * minute }
  const ofAddress: Limit = { name: 'login-address', key: address, points: 60, seconds: 15 * minute }
  // Against guessing from many addresses. Short, because an attacker can use it up and lock the owner out.
  const anywhere: Limit = { name: 'login-account', key: account, points: 60, seconds: 10 * minute }
  return { all: [here, ofAddress, anywhere], ofAccount: [here, anywhere], ofAddress }
}
