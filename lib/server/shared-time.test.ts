import { afterEach, expect, test } from 'vitest'
import { db, pool } from '@/lib/server/db'
import { startQueue } from '@/lib/server/jobs'
import { readSharedTime, trustTime } from '@/lib/server/shared-time'
import { hourMs } from '@/lib/shared/durations'
import { resetClock, turnDatabaseClock } from '@/tests/factories/clock'

afterEach(resetClock)

/** How far the service's time is ahead of the database's clock, and pg-boss's time is. In milliseconds. */
async function readAhead() {
  const { now, jumpedFrom } = await readSharedTime()
  const { rows } = await pool.query<{ now: Date; queue: Date }>('SELECT now() AS now, pgboss.job_now() AS queue')
  const [{ now: database, queue } = { now: new Date(0), queue: new Date(0) }] = rows
  return { service: now - database.getTime(), queue: queue.getTime() - database.getTime(), jumpedFrom }
}

/** Within the seconds that a slow machine may take between two statements. */
const about = (ms: number) => ({ asymmetricMatch: (found: number) => Math.abs(found - ms) < 30_000 })

test('the service goes on when the database’s clock is set back, its queue too, and never twice for one step', async () => {
  await startQueue({ work: false })
  expect(await readAhead()).toMatchObject({ service: about(0), queue: 0 })
  await turnDatabaseClock(-1)
  await Promise.all([readSharedTime(), readSharedTime(), readSharedTime()])
  expect(await readAhead()).toMatchObject({ service: about(hourMs), queue: about(hourMs), jumpedFrom: null })
})

test('half of the time that passes is taken from the lead, until there is none', async () => {
  await startQueue({ work: false })
  await turnDatabaseClock(-2)
  await readSharedTime()
  await turnDatabaseClock(1)
  expect(await readAhead()).toMatchObject({ service: about(1.5 * hourMs), queue: about(1.5 * hourMs) })
  await turnDatabaseClock(3)
  expect(await readAhead()).toMatchObject({ service: about(0), queue: 0 })
})

test('a jump of more than a day is in doubt until somebody answers, a shorter one never', async () => {
  await turnDatabaseClock(23)
  expect(await readSharedTime()).toMatchObject({ jumpedFrom: null })
  await turnDatabaseClock(72)
  const { databaseAt } = await db.sharedClock.findUniqueOrThrow({ where: { id: 1 } })
  expect(await readSharedTime()).toMatchObject({ jumpedFrom: databaseAt })
  await turnDatabaseClock(48)
  expect(await readSharedTime(), 'the first jump is what is asked about').toMatchObject({ jumpedFrom: databaseAt })
  expect(await db.$transaction(trustTime)).toEqual(databaseAt)
  expect(await readSharedTime()).toMatchObject({ jumpedFrom: null })
  expect(await db.$transaction(trustTime)).toBeNull()
})

test('the doubt ends by itself when the clock is set right, which is no time to bridge', async () => {
  await turnDatabaseClock(72)
  await readSharedTime()
  // As found again at the time from which it jumped.
  await db.sharedClock.update({ where: { id: 1 }, data: { jumpedFrom: new Date() } })
  await turnDatabaseClock(-72)
  expect(await readSharedTime()).toMatchObject({ jumpedFrom: null })
  expect(await db.sharedClock.findUnique({ where: { id: 1 } })).toMatchObject({ leadMs: 0 })
})
