import { expect, test } from 'vitest'
import { db, mayWait, pool } from '@/lib/server/db'

const pidOf = 'SELECT pg_backend_pid() AS pid'
const isThere = async (pid: number) =>
  (await pool.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 1

test('a transaction that stands still is ended with all that it locked, and its process goes on', async () => {
  const still = db.$transaction(async (tx) => {
    const [row] = await tx.$queryRawUnsafe<Array<{ pid: number }>>(pidOf)
    await mayWait(tx, 50)
    await expect.poll(() => row && isThere(row.pid)).toBe(false)
    await tx.memorial.count()
  })
  await expect(still).rejects.toThrow()
  expect(await db.memorial.count()).toBeGreaterThanOrEqual(0)
})

test('without a word it is ended after fifteen seconds, before a command that waits for it gives up', async () => {
  const { rows } = await pool.query('SHOW idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }])
})
