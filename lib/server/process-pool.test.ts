import { describe, expect, test } from 'vitest'
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

describe('a process that opens files of strangers', () => {
  test('that crashes ends its own task and nothing else', async () => {
    const ask = pool()
    const before = await ask('answer', { value: 1 })
    await expect(ask('crash', {})).rejects.toMatchObject({ name: 'PoolError', reason: 'ended' })
    const after = await ask('answer', { value: 2 })
    expect(after.value).toBe(2)
    expect(after.pid).not.toBe(before.pid)
  })

  test('that never ends is killed, and whoever waited gets a new one', async () => {
    const ask = pool(1500)
    const hanging = ask('hang', {}, 'hostile')
    const waiting = ask('answer', { value: 3 }, 'family')
    await expect(hanging).rejects.toMatchObject({ reason: 'late' })
    expect(await waiting).toMatchObject({ value: 3 })
  })

  test.runIf(process.platform === 'linux')('gets no more memory than its bound, also beside the heap', async () => {
    expect(await pool()('eat', { megabytes: 256 })).toEqual({ megabytes: 256 })
    await expect(pool()('eat', { megabytes: 600 })).rejects.toMatchObject({ name: 'PoolError' })
  })

  test('knows none of our secrets', async () => {
    const known = await pool()('settings', {})
    expect(known.filter((name) => /SECRET|DATABASE|SMTP|KEY|URL/.test(name))).toEqual([])
  })

  test('hands back why it refused, and goes on', async () => {
    const ask = pool()
    const { pid } = await ask('answer', { value: 1 })
    await expect(ask('refuse', {})).rejects.toMatchObject({ reason: 'failed', refusal: { code: 'NOT_THIS_ONE' } })
    expect(await ask('answer', { value: 2 })).toEqual({ value: 2, pid })
  })

  test('refuses at once what is too much to wait for, by caller and in all', async () => {
    const ask = pool()
    const all = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'].map((from, value) => ask('answer', { value }, from))
    const outcomes = await Promise.allSettled(all)
    const refused = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.reason : 'done'))
    // One of a is being done, three wait; of b two fill the queue.
    expect(refused).toEqual(['done', 'done', 'done', 'done', 'full', 'done', 'done', 'full'])
  })
})
