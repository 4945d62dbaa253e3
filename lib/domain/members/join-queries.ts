import 'server-only'
import { z } from 'zod'
import { findJoiningRow } from '@/lib/domain/members/joining'
import { type InvitedRole, isMoreThan } from '@/lib/domain/members/policy'
import type { JoinView } from '@/lib/domain/members/schema'
import { canSeeMemorial, type MemberRole } from '@/lib/domain/memorials/policy'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * What the page behind an invitation link shows this actor. The token is enough to see the page's name and who invites:
 * the mail said the same. Nothing else of a closed page is shown.
 */
export const findJoin = defineRead({
  name: 'members.find-join',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  authorize: anyone,
  run: (actor, { token }) => openJoin(actor, token),
})

async function openJoin(actor: Actor, token: string): Promise<JoinView> {
  const row = await findJoiningRow(token)
  const about = row?.memorialId ? await findAbout(row.memorialId, row.invitation?.id, userIdOf(actor)) : null
  if (!row?.memorialId || !about) return { kind: 'unknown' }
  const { memorial, held, memorialName, isSuccessor } = about
  const as: InvitedRole | 'successor' | null = row.invitation ? invited(row.invitation.role) : 'successor'
  if (!as) return { kind: 'unknown' }
  if (as === 'successor' && isSuccessor) return { kind: 'successor', memorialName, memorialId: memorial.id }
  const gainsNothing = as === 'successor' ? held === 'owner' : held !== null && !isMoreThan(as, held)
  if (held && gainsNothing) {
    const canOpen = canSeeMemorial(actor, { ...memorial, role: held })
    return { kind: 'joined', memorialName, slug: memorial.slug, role: held, canOpen }
  }
  if (row.invitation?.revokedAt) return { kind: 'revoked' }
  if (row.usedAt || row.invitation?.usesLeft === 0) return { kind: 'used' }
  if (row.expiresAt <= new Date()) return { kind: 'expired' }
  if (as === 'successor' && row.email !== about.successorEmail) return { kind: 'revoked' }
  return {
    kind: 'open',
    as,
    memorialName,
    inviterName: about.inviterName,
    email: row.email ?? about.invitedEmail ?? '',
    expires: formatDate(row.expiresAt),
  }
}

const invited = (role: MemberRole): InvitedRole | null => (role === 'owner' ? null : role)

async function findAbout(memorialId: string, invitationId: string | undefined, userId: string | null) {
  const [memorial, invitation] = await Promise.all([
    db.memorial.findUnique({
      where: { id: memorialId },
      select: {
        id: true,
        slug: true,
        state: true,
        visibility: true,
        hiddenAt: true,
        firstName: true,
        middleName: true,
        lastName: true,
        successor: { select: { userId: true, email: true } },
        members: {
          where: { OR: [{ role: 'owner' }, { userId: userId ?? nobody }] },
          select: { userId: true, role: true, user: { select: { fullName: true } } },
        },
      },
    }),
    invitationId
      ? db.memorialInvitation.findUnique({
          where: { id: invitationId },
          select: { email: true, createdBy: { select: { fullName: true } } },
        })
      : null,
  ])
  if (!memorial) return null
  const { members, successor, ...page } = memorial
  const owner = members.find(({ role }) => role === 'owner')
  return {
    memorial: page,
    memorialName: fullName(page),
    held: members.find((member) => member.userId === userId)?.role ?? null,
    isSuccessor: userId !== null && successor?.userId === userId,
    successorEmail: successor?.email,
    invitedEmail: invitation?.email,
    inviterName: invitation?.createdBy?.fullName ?? owner?.user.fullName ?? null,
  }
}
