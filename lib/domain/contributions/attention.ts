import 'server-only'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { weekMs } from '@/lib/shared/durations'

/** Posts that have waited for a family for over a week. */
export const findContributionsAttention: FindAttention = async (now) => {
  const old = await db.contribution.aggregate({
    where: { status: 'pending', createdAt: { lt: new Date(now.getTime() - weekMs) } },
    _count: true,
    _min: { createdAt: true },
  })
  if (old._count === 0) return []
  return [
    {
      key: 'contributions.pending',
      urgency: 'note',
      badge: 'Afventer',
      link: counted(old._count, 'indlæg', 'indlæg'),
      rest: 'har ventet på familiens svar i over en uge.',
      href: '/admin/users/pages',
      since: old._min.createdAt?.toISOString() ?? null,
      until: null,
    },
  ]
}
