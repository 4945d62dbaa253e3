import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { accountDisabled } from '@/lib/domain/accounts/account-disabled'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { deviceName } from '@/lib/domain/accounts/device-name'
import type { DeviceView, SignInLinkPageView, SignInLinkState, UserView } from '@/lib/domain/accounts/schema'
import { signedIn } from '@/lib/domain/accounts/signed-in'
import { userView, userViewColumns } from '@/lib/domain/accounts/user-view'
import { db } from '@/lib/server/db'
import { DomainError, type ErrorCode, sentenceFor } from '@/lib/server/errors'
import { staffIdleMs } from '@/lib/server/session'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'

const devicesShown = 100

/** The devices that are signed in to the account, the one that asks first; what they are, never where they are. */
export async function listDevices(actor: Actor): Promise<DeviceView[]> {
  if (!isSignedIn(actor)) return []
  const rows = await db.session.findMany({
    where: { userId: actor.userId, endedAt: null, expiresAt: { gt: new Date() }, ...signedInFor(actor) },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: devicesShown,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  })
  const devices = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    name: deviceName(userAgent),
    isCurrent: id === actor.sessionId,
    since: formatDate(createdAt),
    lastSeen: formatRelative(lastSeenAt),
  }))
  return [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)]
}

/** For staff: neither what never came past the second factor, nor what was idle for too long. */
function signedInFor({ kind }: Actor) {
  if (kind !== 'administrator') return {}
  return { factorProvenAt: { not: null }, lastSeenAt: { gt: new Date(Date.now() - staffIdleMs) } }
}

/** A live session of the caller's own account. Throws NOT_FOUND for ended ones and for everybody else's. */
export async function getOwnSession(actor: Actor, id: string): Promise<{ id: string; userId: string }> {
  const { userId } = signedIn(actor)
  const row = await db.session.findFirst({ where: { id, userId, endedAt: null }, select: { id: true, userId: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Whose device a shown code signs in. Throws TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED or ACCOUNT_DISABLED. */
export async function getSignInLink(token: string): Promise<{ tokenId: string; user: UserView }> {
  const { id: tokenId, userId } = await getAccessToken('sign_in', token)
  const user = userId
    ? await db.user.findUnique({
        where: { id: userId },
        select: { ...userViewColumns, disabledAt: true, disabledReason: true },
      })
    : null
  if (!user) throw new DomainError('TOKEN_UNKNOWN')
  if (user.disabledAt) throw accountDisabled(user)
  return { tokenId, user: userView(user) }
}

/** What the page behind a shown code says: who one becomes, or why the code does not work. */
export async function findSignInLink(token: string): Promise<SignInLinkPageView> {
  try {
    const { user } = await getSignInLink(token)
    return { fullName: user.fullName, userId: user.id }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const sentences: Partial<Record<ErrorCode, string>> = accountsCopy.signInCode
    return { message: sentences[error.code] ?? sentenceFor(error.code, error.context) }
  }
}

/** Whether the code that one shows has been used. Throws NOT_FOUND for codes of others. */
export async function getSignInLinkState(actor: Actor, id: string): Promise<SignInLinkState> {
  const { userId } = signedIn(actor)
  const row = await db.accessToken.findFirst({
    where: { id, userId, kind: 'sign_in' },
    select: { usedAt: true, expiresAt: true },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.usedAt) return { state: 'used' }
  return { state: row.expiresAt > new Date() ? 'waiting' : 'ended' }
}
