import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { GET } from '@/app/api/health/route'
import { pool } from '@/lib/server/db'
import { startQueue, stopQueue } from '@/lib/server/jobs'
import { asOwner } from '@/tests/factories/as-owner'

afterEach(() => vi.restoreAllMocks())

describe('the health of the server', () => {
  it('is ok when the database answers, all migrations are applied and the queue exists', async () => {
    await startQueue({ work: false })
    const answer = await GET()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ status: 'ok', database: 'ok', queue: 'ok' })
    await stopQueue()
  })

  it('is checked once for concurrent calls', async () => {
    const query = vi.spyOn(pool, 'query')
    await GET()
    const forOne = query.mock.calls.length
    await Promise.all(Array.from({ length: 50 }, () => GET()))
    expect(query.mock.calls.length).toBe(2 * forOne)
  })

  it('is 503 and names the check when a migration is missing', async () => {
    await asOwner('UPDATE _prisma_migrations SET rolled_back_at = now()')
    onTestFinished(() => asOwner('UPDATE _prisma_migrations SET rolled_back_at = NULL'))
    const answer = await GET()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: 'failing', database: 'behind' })
  })

  it('is ok on migrations of a newer release that only add, and 503 on one that breaks this release', async () => {
    await startQueue({ work: false })
    onTestFinished(() => stopQueue())
    const name = "migration_name = '99991231000000_newer'"
    await asOwner(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('newer', '', '99991231000000_newer', now())`,
    )
    onTestFinished(() => asOwner(`DELETE FROM _prisma_migrations WHERE ${name}`))
    expect((await GET()).status).toBe(200)
    await asOwner(`UPDATE _prisma_migrations SET logs = 'breaks earlier releases' WHERE ${name}`)
    const answer = await GET()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: 'failing', database: 'ahead' })
  })

  it('is 503 and names the check when the database is unreachable', async () => {
    vi.spyOn(pool, 'query').mockImplementation(() => {
      throw new Error('connection refused')
    })
    const answer = await GET()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ database: 'unreachable', queue: 'unreachable' })
  })
})
