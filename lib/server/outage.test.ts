import net from 'node:net'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { PrismaClient } from '@/generated/prisma/client'
import { db, pool } from '@/lib/server/db'
import { describeRefusal } from '@/lib/server/http'
import { sparingly } from '@/lib/server/log'
import { outageOf } from '@/lib/server/outage'
import { recordFault, takeFaults } from '@/lib/server/telemetry/faults'
import { freePort } from '@/scripts/set-up/free-port.mjs'
import { asOwner } from '@/tests/factories/as-owner'

const caught = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** Ends the connection of a statement that runs. */
async function cut(statement: string): Promise<void> {
  const end = () =>
    pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE $1 AND pid <> pg_backend_pid()',
      [`%${statement}%`],
    )
  await expect.poll(async () => (await end()).rowCount).toBeGreaterThan(0)
}

it('a database that is away is known, whoever asked it: the pool, Prisma, or a statement that was cut', async () => {
  const address = Object.assign(new URL('postgresql://a:b@127.0.0.1/x'), { port: String(await freePort()) }).href
  const gone = new pg.Pool({ connectionString: address })
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: address }) })
  const [slow, slowRaw] = [
    caught(pool.query('SELECT pg_sleep(600), 1')),
    caught(db.$queryRaw`SELECT pg_sleep(600)::text, 2`),
  ]
  await Promise.all([cut('pg_sleep(600), 1'), cut('pg_sleep(600)::text, 2')])
  const errors = await Promise.all([
    caught(gone.query('SELECT 1')),
    caught(prisma.user.findFirst()),
    caught(prisma.$transaction((tx) => tx.user.findFirst())),
    caught(prisma.$queryRaw`SELECT 1`),
    slow,
    slowRaw,
  ])
  const { code, message, stack } = Object(errors[0])
  expect(outageOf({ code, message, stack })).toBe('DATABASE_AWAY')
  expect(errors.map(outageOf)).toEqual(Array(6).fill('DATABASE_AWAY'))
  expect(describeRefusal(errors[0], 'test')).toMatchObject({ status: 503, code: 'DATABASE_AWAY' })
  await gone.end()
  await prisma.$disconnect()
})

it('another service that is away is no outage, nor is a refusal of the database', async () => {
  const port = await freePort()
  const refused = await new Promise((resolve) => net.connect(port, '127.0.0.1').once('error', resolve))
  const failed = new Error('not sent', { cause: refused })
  const wrong = await caught(pool.query('SELECT nothing'))
  expect([refused, failed, wrong, new Error('x'), null].map(outageOf)).toEqual([null, null, null, null, null])
})

it('a full disk is known by the database’s word and the system’s, and told in words', async () => {
  await asOwner(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER no_space BEFORE INSERT ON "SpentChallenge" FOR EACH ROW EXECUTE FUNCTION no_space()`)
  const data = { id: 'x', expiresAt: new Date() }
  const errors = await Promise.all([
    caught(db.spentChallenge.create({ data })),
    caught(db.$transaction((tx) => tx.spentChallenge.createMany({ data: [data] }))),
    caught(db.$executeRaw`INSERT INTO "SpentChallenge" (id, "expiresAt") VALUES ('x', now())`),
    caught(pool.query(`INSERT INTO "SpentChallenge" (id, "expiresAt") VALUES ('x', now())`)),
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
  ])
  await asOwner('DROP FUNCTION no_space() CASCADE')
  expect(errors.map(outageOf)).toEqual(Array(5).fill('STORAGE_FULL'))
  expect(describeRefusal(errors[0], 'test')).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
})

it('an outage is one fault, wherever it was met', () => {
  takeFaults()
  const away = Object.assign(new Error('x'), { code: 'P1001' })
  for (const place of ['a.b', 'c.d', '/profile']) recordFault(away, place)
  expect(takeFaults()).toMatchObject([{ name: 'DATABASE_AWAY', count: 3 }])
})

it('of an outage a line a second is written, which counts those left out', () => {
  vi.useFakeTimers()
  const lines: Array<[string, number]> = []
  const tell = (word: string) => sparingly('STORAGE_FULL', (leftOut) => lines.push([word, leftOut]))
  for (const word of ['first', 'second', 'third', 'last']) tell(word)
  expect(lines).toEqual([['first', 0]])
  vi.advanceTimersByTime(1000)
  expect(lines).toEqual([
    ['first', 0],
    ['last', 2],
  ])
  vi.advanceTimersByTime(2000)
  tell('later')
  expect(lines.at(-1)).toEqual(['later', 0])
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
})
