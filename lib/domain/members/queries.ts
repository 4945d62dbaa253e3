import 'server-only'
import { askerColumns, askerOf } from '@/lib/domain/members/asker'
import { refusableUntil } from '@/lib/domain/members/change-owner'
import { canManageMembers, type InvitedRole } from '@/lib/domain/members/policy'
import {
  type MembersView,
  type MemberView,
  mostMembers,
  type OfferView,
  type OpenInvitationView,
  type SuccessorView,
  type WaitingView,
} from '@/lib/domain/members/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, type MemberRole, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead, orNull } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

/** A page as its members see it: what the pages around it need. */
export type PageConsole = { subject: MemorialSubject; userId: string; role: MemberRole; slug: string; name: string }

/** The page and the caller's role; null unless the caller is a member, whether or not the page exists. */
export const findPageConsole = defineRead({
  name: 'members.find-page-console',
  session: 'optional',
  input: memorialKeyInput,
  authorize: anyone,
  run: (actor, { id }) => findConsole(actor, id),
})

async function findConsole(actor: Actor, key: string): Promise<PageConsole | null> {
  const userId = userIdOf(actor)
  const subject = await orNull(getMemorialSubject(actor, key))
  if (!userId || !subject?.role) return null
  const row = await db.memorial.findUnique({
    where: { id: subject.id },
    select: { firstName: true, middleName: true, lastName: true },
  })
  return row && { subject, userId, role: subject.role, slug: subject.slug, name: fullName(row) }
}

/**
 * The members of a page. Owners and editors see all, the others the owner and themselves; only the owner sees open
 * invitations, offers and requests.
 */
export const getMembers = defineRead({
  name: 'members.get-members',
  session: 'required',
  input: memorialKeyInput,
  load: async ({ id }, actor) => {
    const pageConsole = await findConsole(actor, id)
    if (!pageConsole) throw new DomainError('NOT_FOUND')
    return pageConsole
  },
  authorize: anySignedIn,
  run: async (actor, _, { subject, userId, role }): Promise<MembersView> => {
    const members = await listMembers(subject.id, userId)
    const seesAll = canEditMemorial(actor, subject)
    return {
      self: { userId, role },
      members: members.filter((member) => seesAll || member.isSelf || member.role === 'owner'),
      owner: canManageMembers(actor, subject) ? await forOwner(subject.id, members.length) : null,
    }
  },
})

const order: Record<MemberRole, number> = { owner: 0, editor: 1, first_reader: 2, viewer: 3 }

async function listMembers(memorialId: string, ownId: string): Promise<MemberView[]> {
  const rows = await db.memorialMember.findMany({
    where: { memorialId },
    orderBy: { createdAt: 'asc' },
    take: mostMembers + 1,
    select: { userId: true, role: true, createdAt: true, user: { select: { fullName: true } } },
  })
  return rows
    .map(({ userId, role, createdAt, user }) => ({
      userId,
      name: user.fullName,
      role,
      since: formatDate(createdAt),
      isSelf: userId === ownId,
    }))
    .toSorted((a, b) => order[a.role] - order[b.role])
}

async function forOwner(memorialId: string, count: number): Promise<MembersView['owner']> {
  const [invitations, successor, waiting, offer, page] = await Promise.all([
    listOpenInvitations(memorialId),
    findSuccessor(memorialId),
    findWaiting(memorialId),
    findOffer(memorialId),
    db.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { isOwnStory: true } }),
  ])
  return { invitations, successor, waiting, offer, isFull: count >= mostMembers, isOwnStory: page.isOwnStory }
}

const isInvited = (role: MemberRole): role is InvitedRole => role !== 'owner'

async function listOpenInvitations(memorialId: string): Promise<OpenInvitationView[]> {
  const rows = await db.memorialInvitation.findMany({
    where: { memorialId, revokedAt: null, usesLeft: { gt: 0 }, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
    take: 200,
    select: { id: true, role: true, email: true, usesLeft: true, expiresAt: true },
  })
  return rows.flatMap(({ role, expiresAt, ...row }) =>
    isInvited(role) ? [{ ...row, role, expires: formatDate(expiresAt) }] : [],
  )
}

async function findSuccessor(memorialId: string): Promise<SuccessorView | null> {
  const row = await db.memorialSuccessor.findUnique({
    where: { memorialId },
    select: { name: true, email: true, acceptedAt: true },
  })
  return row && { name: row.name, email: row.email, hasSaidYes: row.acceptedAt !== null }
}

async function findWaiting(memorialId: string): Promise<WaitingView | null> {
  const row = await db.successionRequest.findFirst({
    where: { memorialId, status: 'waiting' },
    select: {
      reason: true,
      createdAt: true,
      evidenceKind: true,
      ...askerColumns,
      memorial: { select: { isOwnStory: true } },
    },
  })
  if (!row) return null
  return {
    name: askerOf(row).fullName,
    reason: row.reason,
    askedOn: formatDate(row.createdAt),
    until: formatDate(refusableUntil(row)),
  }
}

async function findOffer(memorialId: string): Promise<OfferView | null> {
  const row = await db.accessToken.findFirst({
    where: { memorialId, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
    select: { email: true, expiresAt: true },
  })
  return row?.email ? { email: row.email, expires: formatDate(row.expiresAt) } : null
}
