import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBackupsAttention } from '@/lib/domain/backups/attention'
import { noteBackup } from '@/lib/domain/backups/commands/note-backup'
import { listBackups } from '@/lib/domain/backups/queries'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { administratorFor, createAccount } from '@/tests/factories/accounts'

const hourMs = 3600_000
const now = new Date('2026-05-05T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
const hours = env.BACKUP_HOURS

beforeEach(async () => {
  await db.backup.deleteMany()
  await db.release.deleteMany()
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

it('notes a backup with its size, keeps it 90 days, and shows the newest ten', async () => {
  const day = 24 * hourMs
  const at = (days: number) => new Date(Date.now() - days * day)
  await db.backup.createMany({ data: Array.from({ length: 12 }, (_, n) => ({ at: at(n + 1) })) })
  await db.backup.createMany({ data: [{ at: at(89) }, { at: at(91) }] })
  await execute(noteBackup, worker, { bytes: 5_000_000_000 })
  expect(await db.backup.count()).toBe(14)
  const { latest } = await listBackups(administratorFor(await createAccount()))
  expect(latest).toHaveLength(10)
  expect(latest[0]).toMatchObject({ bytes: 5_000_000_000 })
  expect(latest[1]).toMatchObject({ bytes: null })
})
