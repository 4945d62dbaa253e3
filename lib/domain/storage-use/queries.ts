import 'server-only'
import { canSeeStorageUse } from '@/lib/domain/storage-use/policy'
import {
  type LargePage,
  mostOrphansChosen,
  type OrphanPage,
  orphanListInput,
  type SizeLine,
  type StoragePoint,
  type StorageUseView,
  storageUseInput,
} from '@/lib/domain/storage-use/schema'
import { findDays, findForecast } from '@/lib/domain/storage-use/stored-days'
import { db } from '@/lib/server/db'
import { readDiskSpace, readOwnDisks } from '@/lib/server/disk-space'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'
import { bucketsOf, plusDays } from '@/lib/shared/time-buckets'

const mostMissingShown = 50

/** What is stored, how it has grown over the period, and when the disk will be full. */
export const getStorageUse = defineRead({
  name: 'storage-use.get-storage-use',
  session: 'required',
  input: storageUseInput,
  authorize: canSeeStorageUse,
  run: async (_, { period }): Promise<StorageUseView> => {
    const to = danishDay(new Date())
    const from = plusDays(to, -(period - 1))
    const disk = await readDiskSpace().catch(() => null)
    const ownDisks = await readOwnDisks().catch(() => [])
    const [points, forecast, tables, files, pages, missing] = await Promise.all([
      findPoints(from, to),
      findForecast(disk),
      findSizes('table', from),
      findSizes('files', from),
      findPages(),
      findMissing(),
    ])
    return { period, disk, ownDisks, forecast, points, tables, files, pages, missing }
  },
})

/** Files that belong to nothing, by their keys, 100 a page. */
export const listOrphans = defineRead({
  name: 'storage-use.list-orphans',
  session: 'required',
  input: orphanListInput,
  authorize: canSeeStorageUse,
  run: async (_, { after }): Promise<OrphanPage> => {
    const [rows, all] = await Promise.all([
      db.orphanFile.findMany({
        where: after ? { key: { gt: after } } : {},
        orderBy: { key: 'asc' },
        take: mostOrphansChosen + 1,
      }),
      db.orphanFile.aggregate({ _count: true, _sum: { bytes: true } }),
    ])
    const items = rows.slice(0, mostOrphansChosen)
    return {
      items: items.map(({ key, bytes, foundAt }) => ({ key, bytes: Number(bytes), foundAt: foundAt.toISOString() })),
      nextAfter: rows.length > mostOrphansChosen ? (items.at(-1)?.key ?? null) : null,
      count: all._count,
      bytes: Number(all._sum.bytes ?? 0),
    }
  },
})

async function findPoints(from: string, to: string): Promise<StoragePoint[]> {
  const byDay = new Map((await findDays(from, to)).map((row) => [row.day, row]))
  return bucketsOf({ from, to, unit: 'day' }).map((bucket) => {
    const { database = null, files = null, free = null } = byDay.get(bucket.key) ?? {}
    return { ...bucket, database, files, free }
  })
}

/** The newest sizes of a kind, the largest first, and what they were on the first measured day of the period. */
async function findSizes(kind: 'table' | 'files', from: string): Promise<SizeLine[]> {
  const rows = await db.$queryRaw<Array<Omit<SizeLine, 'grownPercent'> & { before: number | null }>>`
    WITH days AS (
      SELECT min(day) AS first, max(day) AS last FROM "StorageDay" WHERE kind = ${kind} AND day >= ${from}::date
    )
    SELECT s.name, s.bytes::float8 AS bytes, s.count::float8 AS count, b.bytes::float8 AS before,
      (s.bytes - b.bytes)::float8 AS "grownBytes"
    FROM days JOIN "StorageDay" s ON s.day = days.last AND s.kind = ${kind}
    LEFT JOIN "StorageDay" b ON b.day = days.first AND b.kind = ${kind} AND b.name = s.name AND days.first < days.last
    ORDER BY s.bytes DESC, s.name`
  return rows.map(({ before, ...line }) => ({
    ...line,
    grownPercent: before && line.grownBytes !== null ? (100 * line.grownBytes) / before : null,
  }))
}

async function findPages(): Promise<LargePage[]> {
  const newest = await db.storageDay.findFirst({ where: { kind: 'page' }, orderBy: { day: 'desc' } })
  if (!newest) return []
  const rows = await db.storageDay.findMany({
    where: { kind: 'page', day: newest.day },
    orderBy: [{ bytes: 'desc' }, { name: 'asc' }],
    take: 20,
  })
  const names = await findNames(rows.map(({ name }) => name))
  return rows.flatMap(({ name: id, bytes, count }) => {
    const name = names.get(id)
    return name ? [{ id, name, bytes: Number(bytes), count: Number(count ?? 0) }] : []
  })
}

async function findNames(ids: string[]): Promise<Map<string, string>> {
  const memorials = await db.memorial.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, middleName: true, lastName: true },
  })
  return new Map(memorials.map(({ id, ...name }) => [id, fullName(name)]))
}

async function findMissing(): Promise<StorageUseView['missing']> {
  const [rows, count] = await Promise.all([
    db.missingFile.findMany({ orderBy: { key: 'asc' }, take: mostMissingShown }),
    db.missingFile.count(),
  ])
  const names = await findNames(rows.flatMap(({ memorialId }) => memorialId ?? []))
  const items = rows.map(({ key, memorialId, foundAt }) => {
    const name = memorialId && names.get(memorialId)
    return { key, page: memorialId && name ? { id: memorialId, name } : null, foundAt: foundAt.toISOString() }
  })
  return { items, count }
}
