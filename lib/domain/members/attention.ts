import 'server-only'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** Requests to take over a memorial page. */
export const findMembersAttention: FindAttention = async () => {
  const waiting = await db.successionRequest.aggregate({
    where: { status: 'waiting' },
    _count: true,
    _min: { createdAt: true },
  })
  if (waiting._count === 0) return []
  return [
    {
      key: 'members.successions',
      urgency: 'due',
      badge: 'Afventer',
      link: counted(waiting._count, 'anmodning', 'anmodninger'),
      rest: 'om at overtage en mindeside venter på svar.',
      href: '/admin/support/successions',
      since: waiting._min.createdAt?.toISOString() ?? null,
      until: null,
    },
  ]
}
