import 'server-only'
import { faultsPath } from '@/lib/domain/faults/policy'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { dayMs } from '@/lib/shared/durations'

/** Faults that nobody marked as solved: `now` while one is new or came back within a day. */
export const findFaultsAttention: FindAttention = async (now) => {
  const open = { solvedAt: null }
  const lately = { gte: new Date(now.getTime() - dayMs) }
  const [{ _count: count, _min: first }, fresh] = await Promise.all([
    db.fault.aggregate({ where: open, _count: true, _min: { firstAt: true } }),
    db.fault.count({ where: { ...open, OR: [{ firstAt: lately }, { returnedAt: lately }] } }),
  ])
  if (count === 0) return []
  return [
    {
      key: 'faults',
      urgency: fresh > 0 ? 'now' : 'due',
      badge: fresh > 0 ? 'Ny fejl' : 'Fejl',
      link: counted(count, 'fejl', 'fejl'),
      rest: fresh > 0 && count > fresh ? `er ikke løst, ${fresh} af dem er fra det sidste døgn.` : 'er ikke løst.',
      href: faultsPath,
      since: first.firstAt?.toISOString() ?? null,
      until: null,
    },
  ]
}
