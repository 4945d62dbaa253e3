import 'server-only'
import { describeJob } from '@/lib/domain/set-aside-jobs/describe-job'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import type { SetAsideJobView } from '@/lib/domain/set-aside-jobs/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** More than anybody decides about in a day; the rest comes when some are gone. */
const shownAtMost = 100

/** Jobs that were set aside, the latest first. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listSetAsideJobs(actor: Actor): Promise<SetAsideJobView[]> {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canHandleSetAsideJobs(actor)) throw new DomainError('FORBIDDEN')
  const rows = await db.setAsideJob.findMany({
    orderBy: [{ setAsideAt: 'desc' }, { id: 'desc' }],
    take: shownAtMost,
    select: { id: true, queue: true, payload: true, unended: true, firstAt: true, lastAt: true },
  })
  return rows.map(describeJob)
}
