import 'server-only'
import { z } from 'zod'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { getEmailChange, getEmailConfirmation } from '@/lib/domain/accounts/email-addresses'
import { AccountError } from '@/lib/domain/accounts/errors'
import {
  type EmailChangeView,
  type EmailConfirmationView,
  linkInput,
  type PendingEmailView,
} from '@/lib/domain/accounts/schema'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { hashToken } from '@/lib/server/tokens'
import { userIdOf } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** The new address that waits to be confirmed; null when there is none, and for visitors. */
export const findPendingEmailChange = defineRead({
  name: 'accounts.find-pending-email-change',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<PendingEmailView | null> => {
    const userId = userIdOf(actor)
    if (!userId) return null
    const row = await db.accessToken.findFirst({
      where: { userId, kind: 'email_change', usedAt: null, expiresAt: { gt: new Date() } },
      orderBy: { id: 'desc' },
      select: { email: true, expiresAt: true },
    })
    return row?.email ? { email: row.email, expiresAt: row.expiresAt.toISOString() } : null
  },
})

/** Whether the signed-in account has confirmed its address. */
export const isEmailConfirmed = defineRead({
  name: 'accounts.is-email-confirmed',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: async ({ userId }) => (await db.user.count({ where: { id: userId, emailConfirmedAt: { not: null } } })) > 0,
})

/** What the page behind a link to a new address shows: open, done, or why the link does not work. */
export const findEmailChange = defineRead({
  name: 'accounts.find-email-change',
  session: 'optional',
  input: linkInput,
  // The link's secret grants access.
  authorize: anyone,
  run: (_, { token }) => openChange(token),
})

async function openChange(token: string): Promise<EmailChangeView> {
  try {
    const { user, email } = await getEmailChange(token)
    const owner = await db.user.findUnique({ where: { emailKey: emailKeyOf(email) }, select: { id: true } })
    if (owner && owner.id !== user.id) return refused(new AccountError('EMAIL_TAKEN'))
    return { state: 'open', username: user.username, oldEmail: user.email, email }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const done = error.code === 'TOKEN_USED' ? await findChanged(token) : null
    return done ?? refused(error)
  }
}

/** The same for a link that confirms the account's own address. */
export const findEmailConfirmation = defineRead({
  name: 'accounts.find-email-confirmation',
  session: 'optional',
  input: linkInput,
  // The link's secret grants access.
  authorize: anyone,
  run: (_, { token }) => openConfirmation(token),
})

async function openConfirmation(token: string): Promise<EmailConfirmationView> {
  try {
    return { state: 'open', email: (await getEmailConfirmation(token)).email }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return (await findConfirmed(token)) ?? refused(error)
  }
}

function refused({ code, sentence }: DomainError): { state: 'refused'; message: string } {
  const sentences: Partial<Record<string, string>> = accountsCopy.emailLink
  return { state: 'refused', message: sentences[code] ?? sentence }
}

// A used link, opened again, shows that the change is done.

async function findChanged(token: string): Promise<EmailChangeView | null> {
  const row = await db.accessToken.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { email: true, user: { select: { username: true, email: true } } },
  })
  if (!row?.user || row.email !== row.user.email) return null
  return { state: 'done', username: row.user.username, email: row.user.email }
}

async function findConfirmed(token: string): Promise<EmailConfirmationView | null> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'email_confirmation' },
    select: { email: true, user: { select: { email: true, emailConfirmedAt: true } } },
  })
  if (!row?.user?.emailConfirmedAt || row.email !== row.user.email) return null
  return { state: 'done', email: row.user.email }
}
