import 'server-only'
import { archivePath } from '@/lib/domain/published-pages/paths'
import { countWaiting } from '@/lib/domain/published-pages/waiting'
import { db } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { minuteMs } from '@/lib/shared/durations'

/** Copies that still stand where they must not, pages that wait for theirs, and copies that are not whole. */
export const findPublishedAttention: FindAttention = async (now) => {
  const [leaving, waiting, broken] = await Promise.all([
    findLeaving(new Date(now.getTime() - minuteMs)),
    countWaiting(new Date(now.getTime() - 15 * minuteMs)),
    db.publishedPage.count({ where: { problem: { not: null }, isLeaving: false } }),
  ])
  return [
    line('archive-leaving', 'now', leaving, 'har en nødside, der skal fjernes. Enhver kan se den endnu.'),
    line('archive-waiting', 'due', waiting, 'har ventet i mere end 15 minutter på at få en nødside.'),
    line('archive-broken', 'due', { count: broken, since: null }, 'har en nødside med en fejl.'),
  ].filter((attention) => attention !== null)
}

type Counted = { count: number; since: Date | null }

/** Marked since before a moment. The mark was set when the page last changed; a deleted page has no such time. */
async function findLeaving(before: Date): Promise<Counted> {
  const [row] = await db.$queryRaw<Counted[]>`
    SELECT count(*)::int AS count, min(v."changedAt") AS since
    FROM "PublishedPage" p LEFT JOIN "PageVersion" v ON v."memorialId" = p."memorialId"
    WHERE p."isLeaving" AND (v."changedAt" IS NULL OR v."changedAt" < ${before})`
  return row ?? { count: 0, since: null }
}

function line(key: string, urgency: Attention['urgency'], { count, since }: Counted, rest: string): Attention | null {
  if (count === 0) return null
  const link = counted(count, 'side', 'sider')
  return {
    key,
    urgency,
    badge: 'Nødsider',
    href: archivePath,
    link,
    rest,
    since: since?.toISOString() ?? null,
    until: null,
  }
}
