import 'server-only'
import { z } from 'zod'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/memorial-row'
import type { InvitationView } from '@/lib/domain/privacy/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { hashToken } from '@/lib/server/tokens'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'

const columns = {
  email: true,
  memorialId: true,
  userId: true,
  usedAt: true,
  expiresAt: true,
  user: { select: { fullName: true, deletionDueAt: true } },
  memorial: {
    select: {
      slug: true,
      firstName: true,
      middleName: true,
      lastName: true,
      ...lifeColumns,
      members: { where: { role: 'owner' }, select: { userId: true } },
    },
  },
} as const

/**
 * What the page behind an invitation to take a page over shows this actor. The token is enough to see whose page it is
 * and who gives it away: the mail said the same.
 */
export const findInvitation = defineRead({
  name: 'privacy.find-invitation',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  authorize: anyone,
  run: (actor, { token }) => openInvitation(actor, token),
})

async function openInvitation(actor: Actor, token: string): Promise<InvitationView> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'memorial_handover' },
    select: columns,
  })
  if (!row?.memorial) return { kind: 'unknown' }
  const { memorial, userId } = row
  const memorialName = fullName(memorial)
  const owns = (id: string | null) => id !== null && memorial.members.some((member) => member.userId === id)
  if (row.usedAt) return owns(userIdOf(actor)) ? { kind: 'taken', memorialName, slug: memorial.slug } : { kind: 'used' }
  if (row.expiresAt <= new Date() || (userId && !owns(userId))) return { kind: 'over' }
  if (userId && userIdOf(actor) === userId) return { kind: 'own', memorialName }
  return {
    kind: 'open',
    memorialName,
    lifespan: lifespanOf(memorial),
    giverName: row.user?.fullName ?? null,
    isGranted: !userId && (await isGranted(row.memorialId, row.email)),
    isGiverLeaving: !row.user || row.user.deletionDueAt !== null,
    email: row.email ?? '',
    expires: formatDate(row.expiresAt),
  }
}

/** Whether the operator granted the page to the reader of that mailbox, rather than an owner who leaves. */
async function isGranted(memorialId: string | null, email: string | null): Promise<boolean> {
  if (!memorialId || !email) return false
  const where = { memorialId, status: 'granted' as const, userId: null, askerEmail: email }
  return (await db.successionRequest.count({ where })) > 0
}
