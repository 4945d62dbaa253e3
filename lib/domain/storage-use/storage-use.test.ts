import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { diskAttention, findStorageUseAttention } from '@/lib/domain/storage-use/attention'
import { measureStorage } from '@/lib/domain/storage-use/commands/measure-storage'
import { findOrphansJob, measureStorageJob } from '@/lib/domain/storage-use/jobs'
import { getStorageUse, listOrphans } from '@/lib/domain/storage-use/queries'
import { storageUseInput } from '@/lib/domain/storage-use/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { contentTypeOfKey } from '@/lib/integrations/storage/storage-key'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { readDiskSpace } from '@/lib/server/disk-space'
import { startQueue } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'
import { plusDays } from '@/lib/shared/time-buckets'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { createOrphan, storeLostFile } from '@/tests/factories/orphans'
import { createMedia } from '@/tests/factories/rich-page'

const gb = 1024 ** 3
const today = danishDay(new Date())
const administrator = async () => administratorFor(await createAccount())
const day = (back: number) => new Date(plusDays(today, -back))

beforeEach(async () => {
  await db.storageDay.deleteMany()
  await db.orphanFile.deleteMany()
})

async function disk(back: number, used: number, total = 1000 * gb) {
  await db.storageDay.createMany({
    data: [
      { day: day(back), kind: 'disk', name: 'total', bytes: total },
      { day: day(back), kind: 'disk', name: 'free', bytes: total - used },
    ],
  })
}

describe('what is stored', () => {
  it('is measured again and again into one row a day: tables with indexes, the queue as one, the disk, and the first time the files', async () => {
    await startQueue({ work: false })
    await storeLostFile()
    await measureStorageJob.perform({})
    const rows = await db.storageDay.findMany()
    const named = (kind: string, name: string) => rows.find((row) => row.kind === kind && row.name === name)
    expect(Number(named('table', 'Memorial')?.bytes)).toBeGreaterThan(8192)
    expect(rows.filter(({ kind, name }) => kind === 'table' && name.startsWith('job'))).toEqual([])
    expect(Number(named('disk', 'total')?.bytes)).toBeGreaterThan(Number(named('disk', 'free')?.bytes))
    expect(Number(named('files', 'media')?.count)).toBeGreaterThan(0)
    // Again on the same day: over the same rows, also at the same moment.
    await Promise.all([execute(measureStorage, worker, {}), execute(measureStorage, worker, {})])
    expect(await db.storageDay.count({ where: { kind: { in: ['table', 'disk'] } } })).toBe(
      rows.filter(({ kind }) => kind === 'table' || kind === 'disk').length,
    )
  })

  it('is kept for 400 days', async () => {
    await disk(399, gb)
    await disk(402, gb)
    await execute(measureStorage, worker, {})
    expect(await db.storageDay.count({ where: { day: day(399) } })).toBe(2)
    expect(await db.storageDay.count({ where: { day: day(402) } })).toBe(0)
  })

  it('is shown with its growth over the period, the largest first', async () => {
    const size = (back: number, name: string, bytes: number) => ({
      day: day(back),
      kind: 'table',
      name,
      bytes,
      count: 5,
    })
    await db.storageDay.createMany({
      data: [size(40, 'Media', 1), size(20, 'Media', 100), size(0, 'Media', 150), size(0, 'New', 500)],
    })
    const view = await getStorageUse(await administrator(), storageUseInput.parse({ period: '30' }))
    expect(view.tables).toEqual([
      { name: 'New', bytes: 500, count: 5, grownBytes: null, grownPercent: null },
      { name: 'Media', bytes: 150, count: 5, grownBytes: 50, grownPercent: 50 },
    ])
    expect(view.points).toHaveLength(30)
    expect(view.points.at(-1)).toMatchObject({ key: today, database: 650, files: null })
    expect(view.forecast).toEqual({ kind: 'early' })
  })
})

describe('what waits for a person', () => {
  it('is a disk with less than a tenth or 2 GB left, and one that cannot be read', () => {
    expect(diskAttention({ total: 100 * gb, free: 10 * gb })).toEqual([])
    expect(diskAttention({ total: 100 * gb, free: 9.9 * gb })).toMatchObject([{ key: 'disk-low', urgency: 'now' }])
    expect(diskAttention({ total: 10 * gb, free: 1.9 * gb })).toMatchObject([{ key: 'disk-low' }])
    expect(diskAttention({ total: 0, free: 0 })).toMatchObject([{ key: 'disk-low' }])
    expect(diskAttention({ total: 4 * gb, free: 1.5 * gb }, 'uploads')).toEqual([])
    expect(diskAttention({ total: 4 * gb, free: 0.9 * gb }, 'uploads')).toMatchObject([{ key: 'disk-low.uploads' }])
    expect(diskAttention(null)).toMatchObject([{ key: 'disk-unread', urgency: 'now' }])
  })

  it('is a disk that fills up within a month, and files that were lost for a day', async () => {
    const told = async () => (await findStorageUseAttention(new Date())).map(({ key }) => key)
    const quiet = (await told()).filter((key) => key.startsWith('disk-low'))
    const { total } = await readDiskSpace()
    for (let back = 9; back >= 0; back--) await disk(back, Math.round(total * (0.9 - 0.01 * back)), total)
    await db.orphanFile.create({ data: { key: `media/${randomUUID()}/640.webp`, bytes: 1 } })
    expect(await told()).toEqual([...quiet, 'disk-filling'])
    await db.storageDay.deleteMany()
    await createOrphan()
    expect(await findStorageUseAttention(new Date())).toMatchObject([
      ...quiet.map((key) => ({ key })),
      { key: 'orphan-files', urgency: 'note', link: '1 fil' },
    ])
  })
})

it('lists lost files by their keys, with how many there are', async () => {
  const keys = [await storeLostFile(), await storeLostFile()].toSorted()
  await findOrphansJob.perform({})
  const page = await listOrphans(await administrator(), {})
  expect(page.items.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
  expect(page.count).toBe(page.items.length)
  const rest = await listOrphans(await administrator(), { after: keys[0] })
  expect(rest.items.map(({ key }) => key)).not.toContain(keys[0])
})

it('a file that a row needs and that is not there is told of, with its page, until it is there again or not needed', async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  const [gone, whole] = [await createPicture({ memorial }), await createPicture({ memorial })]
  const [goneKey, wholeKey] = await Promise.all(
    [gone, whole].map(async ({ id }) => (await db.media.findUniqueOrThrow({ where: { id } })).storageKey),
  )
  // Neither has a file: one is at the film's host, the other on its way.
  const none = [`link/${randomUUID()}`, `media/${randomUUID()}`] as const
  await createMedia(memorial, { kind: 'video_link', storageKey: none[0], linkId: 'dQw4w9WgXcQ' })
  await createMedia(memorial, { status: 'processing', storageKey: none[1] })
  const files: Array<{ key: string; body: Buffer }> = []
  for await (const { key } of storage.walk()) {
    const file = key.startsWith(`${goneKey}/`) ? await storage.get(key) : null
    if (file) files.push({ key, body: await buffer(file.stream) })
  }
  expect(files).not.toEqual([])
  for (const { key } of files) await storage.delete(key)
  const missing = async () => {
    await findOrphansJob.perform({})
    const { items } = (await getStorageUse(await administrator(), storageUseInput.parse({}))).missing
    return items.filter(({ key }) => [goneKey, wholeKey, ...none].includes(key))
  }
  const told = async () => (await findStorageUseAttention(new Date())).some(({ key }) => key === 'missing-files')
  const [found] = await missing()
  expect(found).toMatchObject({ key: goneKey, page: { id: memorial.id } })
  expect(await told()).toBe(true)
  expect(await missing()).toEqual([found])
  for (const { key, body } of files) await storage.put(key, body, { contentType: contentTypeOfKey(key) })
  expect(await missing()).toEqual([])
  for (const { key } of files) await storage.delete(key)
  expect(await missing()).toHaveLength(1)
  await db.media.delete({ where: { id: gone.id } })
  expect(await missing()).toEqual([])
  expect(await told()).toBe(false)
})
