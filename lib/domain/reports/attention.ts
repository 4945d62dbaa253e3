import 'server-only'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { danishDay } from '@/lib/shared/danish-time'

/** Reports and requests for removal, each promised a decision by a certain day. */
export const findReportsAttention: FindAttention = async (now) => {
  const open = await db.supportCase.aggregate({
    where: { status: 'open', topic: 'report' },
    _count: true,
    _min: { lastEntryAt: true, dueOn: true },
  })
  if (open._count === 0) return []
  const first = open._min.dueOn?.toISOString().slice(0, 10)
  const isLate = first !== undefined && first < danishDay(now)
  return [
    {
      key: 'reports.open',
      urgency: isLate ? 'now' : 'due',
      badge: isLate ? 'Over tid' : 'Frist',
      link: counted(open._count, 'anmeldelse', 'anmeldelser'),
      rest: isLate ? 'skal afgøres, og fristen er overskredet.' : 'skal afgøres inden fristen.',
      href: '/admin/support?topic=report',
      since: open._min.lastEntryAt?.toISOString() ?? null,
      until: open._min.dueOn?.toISOString() ?? null,
    },
  ]
}
