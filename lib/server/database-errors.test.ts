import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCommand, execute, nothing, theSystem } from '@/lib/server/command'
import { isPoolExhausted, isWriteConflict } from '@/lib/server/database-errors'
import { db, pool } from '@/lib/server/db'
import { describeRefusal, refusalAsJson } from '@/lib/server/http'
import { lockRow } from '@/lib/server/lock-rows'
import { callerFor, createAccount } from '@/tests/factories/accounts'

const system = callerFor({ kind: 'system', name: 'test' })

it('runs a command again that was ended to resolve a deadlock', async () => {
  const ids = [(await createAccount()).id, (await createAccount()).id]
  let bothHoldOne = () => {}
  let holding = 0
  let runs = 0
  const met = new Promise<void>((resolve) => {
    bothHoldOne = resolve
  })
  const lockBoth = defineCommand({
    name: 'test.lock-both',
    input: z.object({ first: z.uuid(), second: z.uuid() }),
    session: 'system',
    load: nothing,
    authorize: theSystem,
    run: async ({ tx }, { first, second }) => {
      runs++
      await lockRow(tx, 'User', first)
      if (++holding === 2) bothHoldOne()
      await met
      return lockRow(tx, 'User', second)
    },
  })
  const [one, two] = ids
  const both = await Promise.all([
    execute(lockBoth, system, { first: one, second: two }),
    execute(lockBoth, system, { first: two, second: one }),
  ])
  expect(both.map(({ result }) => result)).toEqual([true, true])
  // On a busy machine the one that runs again may be ended once more.
  expect(runs).toBeGreaterThan(2)
})

it('knows a serialisation failure of a raw query, and no other failure, as a conflict', async () => {
  const failWith = (code: string) =>
    db.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`).catch((error) => error)
  expect(isWriteConflict(await failWith('40001'))).toBe(true)
  expect(isWriteConflict(await failWith('55P03'))).toBe(false)
})

it('answers 503 with a sentence while every connection is taken', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const error = await db.$transaction(async () => {}, { maxWait: 50 }).catch((reason) => reason)
  for (const client of taken) client.release()
  const answer = refusalAsJson(describeRefusal(error, 'test'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'SERVER_BUSY', message: expect.stringContaining('lige nu') })
})

it('answers no 503 when a transaction itself took too long', async () => {
  const tooLong = db.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(0.2)::text, ${randomUUID()}`, { timeout: 50 })
  expect(isPoolExhausted(await tooLong.catch((reason) => reason))).toBe(false)
})
