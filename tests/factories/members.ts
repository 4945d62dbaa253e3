import type { z } from 'zod'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { InvitedRole } from '@/lib/domain/members/policy'
import type { Session } from '@/lib/server/admit'
import { type Command, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

type Page = { id: string }

type InvitationOptions = { role?: InvitedRole; email?: string | null; usesLeft?: number; createdById?: string }

/** An open invitation with its secret, as in the mail or a shared link. */
export async function createInvitation(memorial: Page, options: InvitationOptions = {}) {
  const { role = 'viewer', email = null, usesLeft = 1, createdById = null } = options
  const { id } = await db.memorialInvitation.create({
    data: {
      memorialId: memorial.id,
      role,
      email,
      usesLeft,
      createdById,
      expiresAt: new Date(Date.now() + 30 * dayMs),
    },
    select: { id: true },
  })
  const about = { kind: 'memorial_invitation' as const, memorialId: memorial.id, invitationId: id }
  return { id, token: await createAccessToken(db, { ...about, validMs: 30 * dayMs }) }
}

/** A successor who has accepted. */
export async function createSuccessor(memorial: Page, user: { id: string; email: string; fullName: string }) {
  const row = { name: user.fullName, email: user.email, userId: user.id, acceptedAt: new Date() }
  await db.memorialSuccessor.upsert({
    where: { memorialId: memorial.id },
    create: { memorialId: memorial.id, ...row },
    update: row,
  })
}

/**
 * An own story with its writer, who confirmed their address long ago, and the successor they named. `askedDaysAgo`: the
 * successor said so long ago that the time has come.
 */
export async function createOwnStory({ askedDaysAgo }: { askedDaysAgo?: number } = {}) {
  const writer = await createAccount({ fullName: 'Birgit Ravn' })
  await db.user.update({ where: { id: writer.id }, data: { emailConfirmedAt: new Date(Date.now() - 90 * dayMs) } })
  const successor = await createAccount({ fullName: 'Lise Holm' })
  const memorial = await createMemorial({
    owner: writer,
    firstName: 'Birgit',
    lastName: 'Ravn',
    state: 'draft',
    isOwnStory: true,
    ownStoryById: writer.id,
  })
  await createSuccessor(memorial, successor)
  if (askedDaysAgo !== undefined) await createRequest(memorial, successor, askedDaysAgo)
  return { writer, successor, memorial, id: memorial.slug }
}

/** A pending request, made `daysAgo`. */
export async function createRequest(memorial: Page, user: { id: string }, daysAgo = 0): Promise<string> {
  const { id } = await db.successionRequest.create({
    data: {
      memorialId: memorial.id,
      userId: user.id,
      reason: 'Ejeren døde i marts, og familien vil gerne passe på siden.',
      createdAt: new Date(Date.now() - daysAgo * dayMs - 60_000),
    },
    select: { id: true },
  })
  return id
}

/** The owner's link to refuse the request. */
export function createRefusalLink(memorial: Page, owner: { id: string }): Promise<string> {
  const about = { kind: 'memorial_successor' as const, memorialId: memorial.id, userId: owner.id }
  return createAccessToken(db, { ...about, validMs: 14 * dayMs })
}

/** Runs a command as this account, from its own client address. */
export async function runAs<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  user: UserView | null,
  input: object,
): Promise<R> {
  return (await execute(command, callerFor(user ? actorFor(user) : visitor()), input)).result
}

/** A members-only page with its owner. */
export async function createClosedPage() {
  const owner = await createAccount({ fullName: 'Birgit Ravn' })
  const memorial = await createMemorial({ owner, visibility: 'members' })
  return { owner, memorial, id: memorial.slug }
}

/** A user's role on the page; null for outsiders. */
export async function roleOf(memorial: Page, user: { id: string }) {
  const row = await db.memorialMember.findUnique({
    where: { memorialId_userId: { memorialId: memorial.id, userId: user.id } },
    select: { role: true },
  })
  return row?.role ?? null
}

/** The secret in the newest mail of this template to the address. */
export async function tokenFor(recipient: string, template: string): Promise<string> {
  const mail = await db.mail.findFirstOrThrow({ where: { recipient, template }, orderBy: { id: 'desc' } })
  const token = /\/(?:invitation|succession)\/([\w-]{43})/.exec(mail.text)?.[1]
  if (!token) throw new Error(`No link in: ${mail.text}`)
  return token
}
