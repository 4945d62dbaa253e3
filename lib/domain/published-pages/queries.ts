import 'server-only'
import { z } from 'zod'
import { canHandleArchive } from '@/lib/domain/published-pages/policy'
import { type ArchiveView, type BrokenCopy, type TreeCheckView, treeCheck } from '@/lib/domain/published-pages/schema'
import { countWaiting } from '@/lib/domain/published-pages/waiting'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { fullName } from '@/lib/shared/names'

const mostShown = 50

/** What stands in the published tree, what waits for it, the first copies with a problem, and the last check. */
export const getArchive = defineRead({
  name: 'published-pages.get-archive',
  session: 'required',
  input: z.object({}),
  authorize: canHandleArchive,
  run: async (): Promise<ArchiveView> => {
    const wrong = { OR: [{ isLeaving: true }, { problem: { not: null } }] }
    const [published, waiting, broken, brokenCount, lastCheck, isChecking] = await Promise.all([
      db.publishedPage.count(),
      countWaiting(new Date()),
      db.publishedPage.findMany({ where: wrong, orderBy: { memorialId: 'asc' }, take: mostShown }),
      db.publishedPage.count({ where: wrong }),
      findLastCheck(),
      isBeingChecked(),
    ])
    const names = await findNames(broken.map(({ memorialId }) => memorialId))
    const shown = broken.map(({ memorialId: id, problem, isLeaving }): BrokenCopy => {
      return { id, name: names.get(id) ?? null, isLeaving, problem }
    })
    return { published, waiting: waiting.count, broken: shown, brokenCount, lastCheck, isChecking }
  },
})

/** The newest check; null when there was none. */
async function findLastCheck(): Promise<TreeCheckView | null> {
  const entry = await db.auditEntry.findFirst({
    where: { command: 'published-pages.note-check' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, detail: true },
  })
  const parsed = treeCheck.safeParse(entry?.detail)
  return entry && parsed.success ? { ...parsed.data, at: entry.at.toISOString() } : null
}

async function isBeingChecked(): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'check-published-tree' AND state < 'completed' LIMIT 1`
  return rows.length > 0
}

/** By id; a deleted page has none. */
async function findNames(ids: string[]): Promise<Map<string, string>> {
  const memorials = await db.memorial.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, middleName: true, lastName: true },
  })
  return new Map(memorials.map(({ id, ...name }) => [id, fullName(name)]))
}
