import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { recordFault } from '@/lib/server/telemetry/faults'

/** A job that was begun this often without ending is set aside. */
const mostUnended = 2
/** After this the job is no longer in the queue. */
const forgottenAfterMs = 30 * 24 * 3600_000

type Job = { id: string; queue: string; data: Prisma.InputJsonValue }

const running = new Set<string>()
let isEnding = false

/**
 * Calls `perform`, unless the job was begun twice before and never ended: it crashed its process or ran longer than a
 * job may. It is then set aside for an administrator (lib/domain/set-aside-jobs). Rethrows what `perform` throws: a
 * failed job has ended.
 */
export async function performOnceBegun(job: Job, perform: () => Promise<void>): Promise<void> {
  if (isEnding) return perform()
  if (!(await begin(job))) return
  running.add(job.id)
  try {
    await perform()
  } catch (error) {
    recordFault(error, `job.${job.queue}`)
    throw error
  } finally {
    running.delete(job.id)
    await db.begunJob.deleteMany({ where: { id: job.id } })
  }
}

async function begin({ id, queue, data }: Job): Promise<boolean> {
  const before = await db.begunJob.findUnique({ where: { id } })
  if (before && before.unended >= mostUnended) {
    const { unended, firstAt, begunAt } = before
    await db.$transaction(async (tx) => {
      await tx.setAsideJob.create({ data: { id, queue, payload: data, unended, firstAt, lastAt: begunAt } })
      await tx.begunJob.delete({ where: { id } })
    })
    log.error({ queue, job: id }, 'a job ended its process twice and is set aside')
    return false
  }
  await db.begunJob.upsert({
    where: { id },
    create: { id, queue, unended: 1 },
    update: { unended: { increment: 1 }, begunAt: new Date() },
  })
  return true
}

/**
 * Stops counting running jobs as crashed. Call it as soon as a graceful shutdown begins: they may take longer than the
 * process is given.
 */
export async function forgetBegunJobs(): Promise<void> {
  isEnding = true
  const ids = [...running]
  if (ids.length === 0) return
  await db.begunJob.updateMany({ where: { id: { in: ids } }, data: { unended: { decrement: 1 } } })
}

/** Call it before the first job. Deletes rows whose job is no longer in the queue. */
export async function readyForJobs(): Promise<void> {
  isEnding = false
  await db.begunJob.deleteMany({ where: { begunAt: { lt: new Date(Date.now() - forgottenAfterMs) } } })
}
