import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anyone, defineCommand, execute, nothing, worker } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { describeRefusal } from '@/lib/server/http'
import { defineRead } from '@/lib/server/read'
import { emptyHistogram, recordValue, unpackHistogram } from '@/lib/server/telemetry/histogram'
import { keepBatch } from '@/lib/server/telemetry/keep-batches'
import { writeRefusals, writeTimes } from '@/lib/server/telemetry/this-process'
import { nameOfStatement } from '@/lib/server/telemetry/time-statements'
import { timed } from '@/lib/server/telemetry/timed'
import { type Times, takeRefusals, takeTimes } from '@/lib/server/telemetry/times'
import { outsider } from '@/lib/shared/actor'

const unique = (word: string) => `${word}-${randomUUID()}`
// What other tests of this process did may fill the names.
beforeEach(() => {
  takeTimes()
  takeRefusals()
})

const found = (name: string) => takeTimes().filter((row) => row.name === name)

describe('what is counted', () => {
  it('a command with its refusals; only what was not expected is a failure', async () => {
    const name = unique('command')
    const refusing = defineCommand({
      name,
      session: 'system',
      input: z.object({ how: z.enum(['well', 'refused', 'broken']) }),
      load: nothing,
      authorize: anyone,
      isAudited: false,
      run: async (_, { how }) => {
        if (how === 'refused') throw new DomainError('NOT_FOUND')
        if (how === 'broken') throw new Error('broken')
      },
    })
    await execute(refusing, worker, { how: 'well' })
    for (const how of ['refused', 'broken', 'neither'])
      await execute(refusing, worker, { how }).catch((error) => describeRefusal(error, name))
    expect(found(name)).toMatchObject([{ kind: 'command', count: 4, failed: 1 }])
    const refusals = takeRefusals().filter((row) => row.name === name)
    expect(refusals.map(({ code, count }) => [code, count])).toEqual([
      ['INVALID_INPUT', 1],
      ['NOT_FOUND', 1],
    ])
  })

  it('a read, and a job whose every error is a failure', async () => {
    const [name, job] = [unique('read'), unique('job')]
    const read = defineRead({ name, session: 'optional', input: z.object({}), authorize: anyone, run: () => 7 })
    expect(await read(outsider)).toBe(7)
    expect(found(name)).toMatchObject([{ kind: 'read', count: 1, failed: 0 }])
    await expect(timed('job', job, () => Promise.reject(new DomainError('NOT_FOUND')))).rejects.toThrow('NOT_FOUND')
    expect(found(job)).toMatchObject([{ kind: 'job', count: 1, failed: 1 }])
  })

  it('a statement by its verb and table, also one that fails, whichever way it is asked', async () => {
    const table = `t${randomUUID().slice(0, 8)}`
    const statement = `SELECT 1 FROM ${table}`
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42P01' })
    const client = await pool.connect()
    await expect(client.query({ text: statement, values: [] })).rejects.toMatchObject({ code: '42P01' })
    const told = await new Promise((done) => {
      client.query(statement, (error: unknown) => done(error))
    })
    client.release()
    expect(told).toMatchObject({ code: '42P01' })
    expect(found(`SELECT ${table}`)).toMatchObject([{ kind: 'statement', count: 3, failed: 3 }])
  })

  it.each([
    ['SELECT "public"."QrCode"."id" FROM "public"."QrCode" WHERE name = \'from Karen\'', 'SELECT QrCode'],
    ['INSERT INTO "RateLimit" VALUES ($1) ON CONFLICT DO UPDATE SET x = 1', 'INSERT RateLimit'],
    ['UPDATE ONLY "public"."Mail" SET a = $1', 'UPDATE Mail'],
    ['DELETE FROM pgboss.job WHERE id = $1', 'DELETE job'],
    ['WITH a AS (SELECT * FROM unnest($1::text[])) SELECT * FROM a JOIN "Media" ON true', 'WITH a'],
    ['  begin', 'BEGIN'],
    ['(SELECT 1)', 'SELECT'],
    ['?', 'andet'],
  ])('%s is told as a verb and a table', (text, name) => {
    expect(nameOfStatement(text)).toBe(name)
  })
})

describe('what is stored', () => {
  const hour = Date.UTC(2026, 0, 5, 9)
  const times = (name: string, values: number[]): Times => {
    const histogram = emptyHistogram()
    for (const value of values) recordValue(histogram, value)
    return { hour, kind: 'command', name, histogram, count: values.length, failed: 1 }
  }

  it('several processes at once lose nothing', async () => {
    const names = Array.from({ length: 40 }, (_, place) => `${place}-${randomUUID()}`).sort()
    const rows = () => names.map((name) => times(name, [10, 2000]))
    await Promise.all(Array.from({ length: 6 }, () => keepBatch(randomUUID(), (tx) => writeTimes(tx, rows()))))
    const stored = await db.serverTimeHour.findMany({ where: { name: { in: names } } })
    expect(stored).toHaveLength(40)
    for (const row of stored) {
      expect(row).toMatchObject({ hour: new Date(hour), count: 12, failed: 6 })
      expect(unpackHistogram(row.histogram).totalCount).toBe(12)
    }
  })

  it('refusals are added up', async () => {
    const row = { hour, name: unique('command'), code: 'NOT_FOUND', count: 2 }
    await Promise.all([1, 2, 3].map(() => keepBatch(randomUUID(), (tx) => writeRefusals(tx, [row]))))
    expect(await db.refusalHour.findFirst({ where: { name: row.name } })).toMatchObject({ count: 6 })
  })
})
