import 'server-only'
import { z } from 'zod'
import { planLine } from '@/lib/domain/billing/copy'
import { readPagePlans } from '@/lib/domain/billing/page-plan'
import { pagePlanOf } from '@/lib/domain/billing/plan-state'
import { lifeColumns, lifespanOf, memorialView, memorialViewColumns } from '@/lib/domain/memorials/memorial-row'
import { canModerateMemorial } from '@/lib/domain/memorials/policy'
import type { MyMemorialView } from '@/lib/domain/memorials/schema'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** The pages that the caller is a member of, newest membership first, at most 200; empty for visitors. */
export const listMyMemorials = defineRead({
  name: 'memorials.list-my-memorials',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor) => {
    const userId = userIdOf(actor)
    return userId ? findMemberships(actor, userId) : []
  },
})

async function findMemberships(actor: Actor, userId: string): Promise<MyMemorialView[]> {
  const members = await db.memorialMember.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: 200,
    select: {
      role: true,
      memorial: {
        select: {
          ...memorialViewColumns,
          ...lifeColumns,
          creationWay: true,
          portrait: { select: pictureColumns },
          qrLinks: { take: 1, select: { id: true } },
        },
      },
    },
  })
  const moderated = members
    .filter(({ memorial, role }) => canModerateMemorial(actor, { ...memorial, role }))
    .map(({ memorial }) => memorial.id)
  const now = new Date()
  const [pending, plans] = await Promise.all([
    countPending(moderated),
    readPagePlans(
      db,
      members.map(({ memorial }) => memorial.id),
      now,
    ),
  ])
  return (
    members
      // Archived pages and those hidden by the operator are for owners and editors only.
      .filter(
        ({ memorial: { state, hiddenAt }, role }) =>
          (state !== 'archived' && hiddenAt === null) || role === 'owner' || role === 'editor',
      )
      .map(({ memorial, role }) => ({
        ...memorialView(memorial),
        role,
        lifespan: lifespanOf(memorial),
        portrait: memorial.portrait && pictureView(memorial.portrait),
        pendingCount: pending.get(memorial.id) ?? 0,
        creationWay: memorial.creationWay,
        hasCode: memorial.qrLinks.length > 0,
        plan: planLine(plans.get(memorial.id) ?? pagePlanOf([], now)),
      }))
  )
}

async function countPending(memorialIds: string[]): Promise<Map<string, number>> {
  const counts = await db.contribution.groupBy({
    by: ['memorialId'],
    where: { memorialId: { in: memorialIds }, status: 'pending' },
    _count: true,
  })
  return new Map(counts.map(({ memorialId, _count }) => [memorialId, _count]))
}
