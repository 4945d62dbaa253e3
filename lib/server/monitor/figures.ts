import 'server-only'
import { db } from '@/lib/server/db'
import { readDiskSpace } from '@/lib/server/disk-space'
import { log } from '@/lib/server/log'

/** A figure with its labels. */
export type Figure = { labels: Record<string, string>; value: number }

/**
 * Figures that are looked up when a monitor asks, each by itself: one that fails is left out, and does not hide the
 * others.
 */
export const lookedUp = {
  mindelund_jobs: { help: 'Jobs by queue and state; the queue counts them once a minute.', read: countJobs },
  mindelund_jobs_set_aside: { help: 'Jobs that ended their process twice and wait for a person.', read: countSetAside },
  mindelund_mails: { help: 'Mails in the outbox by status, except those that were sent.', read: countMails },
  mindelund_faults_unsolved: {
    help: 'Kinds of unexpected errors that nobody has marked as solved.',
    read: countFaults,
  },
  mindelund_disk_free_bytes: { help: 'Free bytes on the disk of the files.', read: readDisk },
  mindelund_disk_size_bytes: { help: 'Size of that disk in bytes.', read: readDiskSize },
  mindelund_database_size_bytes: { help: 'Size of the database in bytes.', read: readDatabaseSize },
  mindelund_backup_age_seconds: {
    help: 'Seconds since a backup was last reported; absent before the first.',
    read: readBackup,
  },
} as const satisfies Record<string, { help: string; read: () => Promise<Figure[]> }>

/** The figures of one; none when they cannot be read. */
export async function readQuietly(name: string, read: () => Promise<Figure[]>): Promise<Figure[]> {
  return read().catch((error) => {
    log.warn({ err: error, name }, 'a figure for the monitor')
    return []
  })
}

async function countJobs(): Promise<Figure[]> {
  const rows = await db.$queryRaw<Array<{ name: string; waiting: number; active: number; failed: number }>>`
    SELECT name, queued_count AS waiting, active_count AS active, failed_count AS failed FROM pgboss.queue`
  return rows.flatMap(({ name, ...states }) =>
    Object.entries(states).map(([state, value]) => ({ labels: { queue: name, state }, value })),
  )
}

async function countSetAside(): Promise<Figure[]> {
  return [{ labels: {}, value: await db.setAsideJob.count() }]
}

async function countMails(): Promise<Figure[]> {
  // Those that were sent are most of the table.
  const statuses = ['queued', 'failed', 'dropped'] as const
  return Promise.all(
    statuses.map(async (status) => ({ labels: { status }, value: await db.mail.count({ where: { status } }) })),
  )
}

async function countFaults(): Promise<Figure[]> {
  return [{ labels: {}, value: await db.fault.count({ where: { solvedAt: null } }) }]
}

async function readDisk(): Promise<Figure[]> {
  return [{ labels: {}, value: (await readDiskSpace()).free }]
}

async function readDiskSize(): Promise<Figure[]> {
  return [{ labels: {}, value: (await readDiskSpace()).total }]
}

async function readDatabaseSize(): Promise<Figure[]> {
  const rows = await db.$queryRaw<Array<{ value: number }>>`
    SELECT pg_database_size(current_database())::float8 AS value`
  return rows.map(({ value }) => ({ labels: {}, value }))
}

async function readBackup(): Promise<Figure[]> {
  const last = await db.backup.findFirst({ orderBy: { at: 'desc' }, select: { at: true } })
  return last ? [{ labels: {}, value: (Date.now() - last.at.getTime()) / 1000 }] : []
}
