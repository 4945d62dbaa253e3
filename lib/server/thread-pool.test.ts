import { describe, expect, test } from 'vitest'
import { threadPool } from './thread-pool'

const pool = (patienceMs = 20_000) =>
  threadPool<typeof import('@/tests/factories/unruly-thread-worker')>({
    worker: 'unruly-thread',
    atOnce: 1,
    patienceMs,
    heapMb: 64,
    queue: { each: 3, all: 5 },
  })

describe('a thread', () => {
  test('that hangs is terminated, and a waiting task gets a new one and its whole time', async () => {
    const ask = pool(1500)
    const { thread } = await ask('answer', { value: 1 })
    const hanging = ask('hang', {}, 'one company')
    const waiting = ask('answer', { value: 2 }, 'another')
    await expect(hanging).rejects.toMatchObject({ name: 'PoolError', reason: 'late' })
    const after = await waiting
    expect(after.value).toBe(2)
    expect(after.thread).not.toBe(thread)
  })

  test('gets no more heap than its limit, and ends alone', async () => {
    const ask = pool()
    await expect(ask('eat', { megabytes: 200 })).rejects.toMatchObject({ name: 'PoolError', reason: 'heavy' })
    expect(await ask('answer', { value: 3 })).toMatchObject({ value: 3 })
  })

  test('reports why its task failed, and continues', async () => {
    const ask = pool()
    const { thread } = await ask('answer', { value: 1 })
    const failure = { reason: 'failed', message: expect.stringMatching(/^refuse failed: .*not this one/) }
    await expect(ask('refuse', {})).rejects.toMatchObject(failure)
    expect(await ask('answer', { value: 2 })).toEqual({ value: 2, thread })
  })

  test('refuses tasks beyond the queue’s limits at once, per caller and in all', async () => {
    const ask = pool()
    const all = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'].map((from, value) => ask('answer', { value }, from))
    const outcomes = await Promise.allSettled(all)
    const refused = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'))
    expect(refused).toEqual(['done', 'done', 'done', 'done', 'TOO_MANY_AT_ONCE', 'done', 'done', 'SERVER_BUSY'])
  })
})
