import 'server-only'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { queueTexts } from '@/lib/domain/queues/copy'
import { ourOwn } from '@/lib/domain/queues/failed-jobs'
import { canHandleQueues } from '@/lib/domain/queues/policy'
import { type FailedJobPage, type FailedJobView, failedListInput, type QueueView } from '@/lib/domain/queues/schema'
import { isKnownQueue, queueWords } from '@/lib/domain/set-aside-jobs/copy'
import { concernsOf } from '@/lib/domain/set-aside-jobs/set-aside-job'
import { cutPage } from '@/lib/server/cut-page'
import { db, Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { nameOf } from '@/lib/server/telemetry/describe-fault'

const perPage = 50

type QueueRow = Omit<QueueView, 'work' | 'setAside' | 'waitingSince'> & { waitingSince: Date | null }

/** The queues that have or had something to do, those with failed and with waiting jobs first. Reads all stored jobs. */
export const listQueues = defineRead({
  name: 'queues.list-queues',
  session: 'required',
  input: z.object({}),
  authorize: canHandleQueues,
  run: async (): Promise<QueueView[]> => {
    const [rows, aside] = await Promise.all([
      db.$queryRaw<QueueRow[]>`
        SELECT name AS queue,
          (count(*) FILTER (WHERE state < 'active' AND start_after <= now()))::int AS waiting,
          (count(*) FILTER (WHERE state < 'active' AND start_after > now()))::int AS delayed,
          (count(*) FILTER (WHERE state = 'active'))::int AS running,
          (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
          min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "waitingSince",
          (count(*) FILTER (WHERE state = 'completed' AND completed_on > now() - interval '1 hour'))::int AS "doneLastHour",
          (count(*) FILTER (WHERE state = 'completed' AND completed_on > now() - interval '1 day'))::int AS "doneLastDay"
        FROM pgboss.job WHERE ${ourOwn} GROUP BY name`,
      db.setAsideJob.groupBy({ by: ['queue'], _count: true }),
    ])
    const asideOf = new Map(aside.map(({ queue, _count }) => [queue, _count]))
    const empty = { waiting: 0, delayed: 0, running: 0, failed: 0, waitingSince: null, doneLastHour: 0, doneLastDay: 0 }
    const found = new Map<string, QueueRow>(aside.map(({ queue }) => [queue, { queue, ...empty }]))
    for (const row of rows) found.set(row.queue, row)
    return [...found.values()]
      .map((row) => ({
        ...row,
        work: queueWords[row.queue] ?? row.queue,
        setAside: asideOf.get(row.queue) ?? 0,
        waitingSince: row.waitingSince?.toISOString() ?? null,
      }))
      .filter(hasWork)
      .toSorted(
        (a, b) =>
          b.failed + b.setAside - a.failed - a.setAside || b.waiting - a.waiting || a.work.localeCompare(b.work, 'da'),
      )
  },
})

const hasWork = ({ waiting, delayed, running, failed, setAside, doneLastDay }: QueueView) =>
  waiting + delayed + running + failed + setAside + doneLastDay > 0

type FailedRow = { id: string; name: string; attempts: number; at: Date; place: bigint; output: unknown; data: unknown }

/** Failed jobs, latest first, 50 a page. */
export const listFailedJobs = defineRead({
  name: 'queues.list-failed-jobs',
  session: 'required',
  input: failedListInput,
  authorize: canHandleQueues,
  run: async (_, { queue, cursor }): Promise<FailedJobPage> => {
    const rows = await db.$queryRaw<FailedRow[]>`
      SELECT * FROM (
        SELECT id, name, retry_count + 1 AS attempts, coalesce(completed_on, created_on) AS at, output, data,
          (extract(epoch FROM coalesce(completed_on, created_on)) * 1000000)::bigint AS place
        FROM pgboss.job
        WHERE state = 'failed' AND ${queue ? Prisma.sql`name = ${queue}` : ourOwn}
      ) failed
      WHERE ${placeAfter(cursor)}
      ORDER BY place DESC, id DESC LIMIT ${perPage + 1}`
    const { items, nextCursor } = cutPage(rows, perPage, ({ place, id }) => `${place}.${id}`)
    return { items: items.map(failedJob), nextCursor }
  },
})

function placeAfter(cursor: string): Prisma.Sql {
  const [, place, id] = /^(\d{1,18})\.(.+)$/.exec(cursor) ?? []
  return place && id && isUuid(id)
    ? Prisma.sql`(place, id) < (${BigInt(place)}::bigint, ${id}::uuid)`
    : Prisma.sql`true`
}

function failedJob({ id, name, attempts, at, output, data }: FailedRow): FailedJobView {
  return {
    id,
    attempts,
    work: queueWords[name] ?? name,
    mayTryAgain: isKnownQueue(name),
    failedAt: at.toISOString(),
    reason: reasonOf(output),
    concerns: concernsOf(data),
  }
}

const stored = z.object({ name: z.string(), code: z.string(), cause: z.unknown(), meta: z.unknown() }).partial()
const timedOut = z.object({ value: z.object({ message: z.literal('job timed out') }) })

/** The class or code of what pg-boss stored of an error. Its message may hold somebody's text. */
function reasonOf(output: unknown): string {
  if (timedOut.safeParse(output).success) return queueTexts.ranOutOfTime
  return nameOf(Object.assign(new Error(), stored.safeParse(output).data))
}
