import { afterEach, describe, expect, test, vi } from 'vitest'
import { idleMs } from '@/lib/server/task-pool'
import { takeFaults } from '@/lib/server/telemetry/faults'
import type { unruly } from '@/tests/factories/unruly-process-worker'
import { processPool } from './process-pool'

const pool = (patienceMs = 20_000) =>
  processPool<typeof unruly>({
    worker: 'unruly-process',
    atOnce: 1,
    memoryMb: 512,
    patienceMs,
    queue: { each: 3, all: 5 },
  })

afterEach(() => void vi.useRealTimers())

describe('a process for untrusted files', () => {
  test('that crashes fails only its own task', async () => {
    const ask = pool()
    const before = await ask('answer', { value: 1 })
    takeFaults()
    await expect(ask('crash', {})).rejects.toMatchObject({ name: 'DomainError', code: 'WORKER_ENDED' })
    // Nothing is wrong with the task: the fault is ours, and recorded as such.
    expect(takeFaults()).toMatchObject([{ name: 'WORKER_ENDED', place: 'unruly-process: crash', count: 1 }])
    const after = await ask('answer', { value: 2 })
    expect(after.value).toBe(2)
    expect(after.pid).not.toBe(before.pid)
  })

  test('gets no task in the moment it is ended for being idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ask = pool()
    const { pid } = await ask('answer', { value: 1 })
    vi.advanceTimersByTime(idleMs)
    const next = await ask('answer', { value: 2 })
    expect(next.value).toBe(2)
    expect(next.pid).not.toBe(pid)
  })

  test('that hangs is killed, and waiting tasks get a new one', async () => {
    const ask = pool(1500)
    const hanging = ask('hang', {}, 'hostile')
    const waiting = ask('answer', { value: 3 }, 'family')
    await expect(hanging).rejects.toMatchObject({ reason: 'late' })
    expect(await waiting).toMatchObject({ value: 3 })
  })

  test.runIf(process.platform === 'linux')('gets no more memory than its limit, even outside the heap', async () => {
    const tooHeavy = { name: 'PoolError', reason: 'heavy' }
    const ask = pool()
    expect(await ask('eat', { megabytes: 256 })).toEqual({ megabytes: 256 })
    await expect(ask('eat', { megabytes: 20_000 })).rejects.toMatchObject(tooHeavy)
    await expect(ask('hoard', {})).rejects.toMatchObject(tooHeavy)
    expect(await ask('answer', { value: 4 })).toMatchObject({ value: 4 })
  })

  test.runIf(process.platform === 'linux')(
    'cannot even be promised far more than its limit, by the kernel',
    async () => {
      const ask = pool()
      const { pid } = await ask('answer', { value: 5 })
      await expect(ask('ask', { megabytes: 4_000 })).rejects.toMatchObject({ name: 'PoolError', reason: 'heavy' })
      expect(await ask('answer', { value: 6 })).toEqual({ value: 6, pid })
    },
  )

  test('tells how far a task has come, each task for itself', async () => {
    const ask = pool()
    const told: number[] = []
    const tell = (part: number) => void told.push(part)
    expect(await ask('tell', { parts: [0, 0.5, 0.9] }, 'family', tell)).toBe(3)
    expect(told).toEqual([0, 0.5, 0.9])
    expect(await ask('tell', { parts: [0.1] })).toBe(1)
    expect(told).toHaveLength(3)
  })

  test('has none of our secrets', async () => {
    const known = await pool()('settings', {})
    expect(known.filter((name) => /SECRET|DATABASE|SMTP|KEY|URL/.test(name))).toEqual([])
  })

  test('returns its refusal, and continues', async () => {
    const ask = pool()
    const { pid } = await ask('answer', { value: 1 })
    await expect(ask('refuse', {})).rejects.toMatchObject({ reason: 'failed', refusal: { code: 'NOT_THIS_ONE' } })
    expect(await ask('answer', { value: 2 })).toEqual({ value: 2, pid })
  })

  test('refuses tasks beyond the queue’s limits at once, per caller and in all', async () => {
    const ask = pool()
    const all = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'].map((from, value) => ask('answer', { value }, from))
    const outcomes = await Promise.allSettled(all)
    const refused = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'))
    // One task of a runs and three wait; two of b fill the queue.
    expect(refused).toEqual(['done', 'done', 'done', 'done', 'TOO_MANY_AT_ONCE', 'done', 'done', 'SERVER_BUSY'])
  })
})
