import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findBackupsAttention } from '@/lib/domain/backups/attention'
import { confirmRestoration } from '@/lib/domain/backups/commands/confirm-restoration'
import { makeSafe, outwardQueues } from '@/lib/domain/backups/commands/make-safe'
import { noteBackup } from '@/lib/domain/backups/commands/note-backup'
import { listBackups } from '@/lib/domain/backups/queries'
import { queueWords } from '@/lib/domain/set-aside-jobs/copy'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue } from '@/lib/server/jobs'
import { dayMs, hourMs } from '@/lib/shared/durations'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'

const now = new Date('2026-05-05T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
const hours = env.BACKUP_HOURS

beforeEach(async () => {
  await db.backup.deleteMany()
  await db.release.deleteMany()
  await db.restoration.deleteMany()
  await db.backupReach.deleteMany()
})
afterEach(() => void Object.assign(env, { BACKUP_HOURS: hours }))

describe('a backup that did not come', () => {
  it('is told after the hours that were set, since the last one', async () => {
    Object.assign(env, { BACKUP_HOURS: 30 })
    await db.backup.createMany({ data: [{ at: ago(100) }, { at: ago(31) }] })
    expect(await findBackupsAttention(now)).toMatchObject([
      { key: 'backup-late', urgency: 'now', since: ago(31).toISOString() },
    ])
    await db.backup.create({ data: { at: ago(29) } })
    expect(await findBackupsAttention(now)).toEqual([])
  })

  it('is told when there never was one, but not of a service that has had no night yet', async () => {
    expect(await findBackupsAttention(now)).toEqual([])
    await db.release.create({ data: { name: 'new', firstAt: ago(25) } })
    expect(await findBackupsAttention(now)).toEqual([])
    await db.release.create({ data: { name: 'old', firstAt: ago(27) } })
    expect(await findBackupsAttention(now)).toMatchObject([{ key: 'backup-never', urgency: 'due' }])
  })
})

describe('the backup that the service keeps itself', () => {
  it('is told when it falls behind or fails, and not while it is up to date', async () => {
    await db.backup.create({ data: { at: ago(1) } })
    const stands = async (reach: { reachedAt: Date | null; problem: string | null }) => {
      await db.backupReach.upsert({ where: { id: 1 }, create: reach, update: reach })
      return (await findBackupsAttention(now)).map(({ key }) => key)
    }
    expect(await stands({ reachedAt: ago(0.2), problem: null })).toEqual([])
    expect(await stands({ reachedAt: ago(0.2), problem: 'No answer' })).toEqual(['backup-failed'])
    expect(await stands({ reachedAt: ago(0.3), problem: null })).toEqual(['backup-behind'])
    expect(await stands({ reachedAt: null, problem: null })).toEqual([])
  })
})

describe('a restored database', () => {
  it('holds back what may have reached somebody already, and stands on the overview until it is confirmed', async () => {
    await db.backup.create({ data: { at: ago(1) } })
    await db.$transaction((tx) => enqueue(tx, pushQueue, { userId: crypto.randomUUID() }))
    await db.mail.create({
      data: { messageId: 'held', template: 'x', recipient: 'ida@minder.dk', subject: 'x', html: '', text: '' },
    })
    const series = { name: 'sales', lastNumber: 10_041 }
    await db.invoiceSeries.upsert({ where: { name: 'sales' }, create: series, update: series })
    const { result } = await execute(makeSafe, worker, { moment: ago(2) })
    expect(result).toMatchObject({ firstSkipped: 10_042, lastSkipped: 11_000, heldMails: 1, heldJobs: 1 })
    expect(await db.setAsideJob.count({ where: { queue: pushQueue.name } })).toBe(1)
    expect(await findBackupsAttention(now)).toMatchObject([{ key: 'restored', urgency: 'now' }])
    const administrator = administratorFor(await createAccount())
    const { restorations } = await listBackups(administrator, {})
    await execute(confirmRestoration, callerFor(administrator), { id: restorations[0]?.id })
    expect(await findBackupsAttention(now)).toEqual([])
  })

  it('names only queues that there are', () => {
    expect(Object.keys(queueWords)).toEqual(expect.arrayContaining(outwardQueues))
  })
})

const pushQueue = { name: 'send-push', payload: z.object({ userId: z.string() }) }

it('notes a backup with its size, keeps it 90 days, and shows the newest ten', async () => {
  const at = (days: number) => new Date(Date.now() - days * dayMs)
  await db.backup.createMany({ data: Array.from({ length: 12 }, (_, n) => ({ at: at(n + 1) })) })
  await db.backup.createMany({ data: [{ at: at(89) }, { at: at(91) }] })
  await execute(noteBackup, worker, { bytes: 5_000_000_000 })
  expect(await db.backup.count()).toBe(14)
  const { latest } = await listBackups(administratorFor(await createAccount()))
  expect(latest).toHaveLength(10)
  expect(latest[0]).toMatchObject({ bytes: 5_000_000_000 })
  expect(latest[1]).toMatchObject({ bytes: null })
})
