import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetBegunJobs, performOnceBegun, readyForJobs } from '@/lib/server/begun-jobs'
import { db } from '@/lib/server/db'

const aJob = () => ({ id: randomUUID(), queue: 'process-media', data: { mediaId: randomUUID() } })

/** A process that dies in the middle of the job. */
async function dieOf(job: ReturnType<typeof aJob>, perform = performOnceBegun): Promise<void> {
  await new Promise<void>((begun) => {
    void perform(job, () => {
      begun()
      return new Promise(() => {})
    })
  })
}

afterEach(() => readyForJobs())

describe('a job', () => {
  test('that ended its process twice is set aside with its payload, not begun again', async () => {
    const job = aJob()
    await dieOf(job)
    await dieOf(job)
    const perform = vi.fn(async () => {})
    await performOnceBegun(job, perform)
    expect(perform).not.toHaveBeenCalled()
    expect(await db.setAsideJob.findUnique({ where: { id: job.id } })).toMatchObject({
      queue: job.queue,
      payload: job.data,
      unended: 2,
    })
    expect(await db.begunJob.count({ where: { id: job.id } })).toBe(0)
  })

  test('is recognised by every process', async () => {
    const job = aJob()
    await dieOf(job)
    // @ts-expect-error: the query makes it a second copy, with a memory of its own
    const other = await import('@/lib/server/begun-jobs?another-process')
    await dieOf(job, other.performOnceBegun)
    const perform = vi.fn(async () => {})
    await performOnceBegun(job, perform)
    expect(perform).not.toHaveBeenCalled()
  })

  test('that ended its process once is begun again, and is forgotten when it ends well', async () => {
    const job = aJob()
    await dieOf(job)
    const perform = vi.fn(async () => {})
    await performOnceBegun(job, perform)
    expect(perform).toHaveBeenCalledOnce()
    expect(await db.begunJob.count({ where: { id: job.id } })).toBe(0)
  })

  test('that fails has ended: it is retried as often as its queue says', async () => {
    const job = aJob()
    const fail = () => performOnceBegun(job, () => Promise.reject(new Error('no mail server')))
    for (let time = 0; time < 5; time++) await expect(fail()).rejects.toThrow('no mail server')
    expect(await db.setAsideJob.count({ where: { id: job.id } })).toBe(0)
  })

  test('that is interrupted by a graceful shutdown is not counted', async () => {
    const job = aJob()
    for (let time = 0; time < 3; time++) {
      await readyForJobs()
      await dieOf(job)
      await forgetBegunJobs()
    }
    await readyForJobs()
    const perform = vi.fn(async () => {})
    await performOnceBegun(job, perform)
    expect(perform).toHaveBeenCalledOnce()
  })
})
