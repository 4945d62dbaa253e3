import 'server-only'
import { z } from 'zod'
import { getSignInLink } from '@/lib/domain/accounts/account-links'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import {
  type DeviceView,
  linkInput,
  rowInput,
  type SignInFailureView,
  type SignInLinkPageView,
  type SignInLinkState,
} from '@/lib/domain/accounts/schema'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { deviceName } from '@/lib/server/device-name'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { type Actor, isFullAdministrator, isSignedIn, type SignedIn } from '@/lib/shared/actor'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'
import { staffIdleMs } from '@/lib/shared/session-times'

const devicesShown = 100
const failuresShown = 100

/** The account's signed-in devices, the caller's first. Never their locations. */
export const listDevices = defineRead({
  name: 'accounts.list-devices',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor) => (isSignedIn(actor) ? findDevices(actor) : []),
})

async function findDevices(actor: SignedIn & Pick<Actor, 'kind'>): Promise<DeviceView[]> {
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

/** Staff sessions count only with a proven second factor, and until they have been idle too long. */
function signedInFor({ kind }: Pick<Actor, 'kind'>) {
  if (kind !== 'administrator') return {}
  return { factorProvenAt: { not: null }, lastSeenAt: { gt: new Date(Date.now() - staffIdleMs) } }
}

/** What the page behind a sign-in code shows: the account it signs in to, or why it does not work. */
export const findSignInLink = defineRead({
  name: 'accounts.find-sign-in-link',
  session: 'optional',
  input: linkInput,
  // The link's secret grants access.
  authorize: anyone,
  run: (_, { token }) => openSignInLink(token),
})

async function openSignInLink(token: string): Promise<SignInLinkPageView> {
  try {
    const { user } = await getSignInLink(token)
    return { fullName: user.fullName, userId: user.id }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const sentences: Partial<Record<string, string>> = accountsCopy.signInCode
    return { message: sentences[error.code] ?? error.sentence }
  }
}

/** Whether the caller's sign-in code has been used. Throws NOT_FOUND for codes of others. */
export const getSignInLinkState = defineRead({
  name: 'accounts.get-sign-in-link-state',
  session: 'required',
  input: rowInput,
  load: async ({ id }, { userId }) => {
    const row = await db.accessToken.findFirst({
      where: { id, userId, kind: 'sign_in' },
      select: { usedAt: true, expiresAt: true },
    })
    if (!row) throw new DomainError('NOT_FOUND')
    return row
  },
  authorize: anySignedIn,
  run: (_, __, { usedAt, expiresAt }): SignInLinkState => {
    if (usedAt) return { state: 'used' }
    return { state: expiresAt > new Date() ? 'waiting' : 'ended' }
  },
})

/**
 * Failed sign-ins of an account, newest first: one's own, or any account's for full administrators. Throws NOT_FOUND.
 */
export const listSignInFailures = defineRead({
  name: 'accounts.list-sign-in-failures',
  session: 'required',
  input: z.object({ userId: z.uuid() }),
  load: async ({ userId }, actor) => {
    if (actor.userId !== userId && !isFullAdministrator(actor)) throw new DomainError('NOT_FOUND')
  },
  authorize: anySignedIn,
  run: async (_, { userId }): Promise<SignInFailureView[]> => {
    const rows = await db.signInFailure.findMany({
      where: { userId },
      orderBy: { lastAt: 'desc' },
      take: failuresShown,
      select: { kind: true, network: true, count: true, lastAt: true },
    })
    return rows.map(({ lastAt, network, ...row }) => ({
      ...row,
      network: network || null,
      lastAt: lastAt.toISOString(),
      when: formatRelative(lastAt),
    }))
  },
})
