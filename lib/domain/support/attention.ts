import 'server-only'
import { overdueCases } from '@/lib/domain/support/deadlines'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** Cases that wait for an answer. Reports have a line of their own (reports/attention.ts). */
export const findSupportAttention: FindAttention = async (now) => {
  const isWaiting = { status: 'open', topic: { not: 'report' } } as const
  const [open, overdue] = await Promise.all([
    db.supportCase.aggregate({ where: isWaiting, _count: true, _min: { lastEntryAt: true } }),
    db.supportCase.count({ where: { AND: [isWaiting, overdueCases(now)] } }),
  ])
  if (open._count === 0) return []
  const part = overdue === open._count ? 'og alle' : counted(overdue, 'af dem', 'af dem')
  return [
    {
      key: 'support.open',
      urgency: overdue > 0 ? 'now' : 'due',
      badge: overdue > 0 ? 'Over tid' : 'Afventer',
      link: counted(open._count, 'henvendelse', 'henvendelser'),
      rest: overdue > 0 ? `venter på svar, ${part} burde være besvaret nu.` : 'venter på svar.',
      href: '/admin/support',
      since: open._min.lastEntryAt?.toISOString() ?? null,
      until: null,
    },
  ]
}
