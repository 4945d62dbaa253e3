import 'server-only'
import { missingPart, orphansForm } from '@/lib/domain/storage-use/copy'
import { newForMs, storageUsePath } from '@/lib/domain/storage-use/policy'
import { findForecast } from '@/lib/domain/storage-use/stored-days'
import { db } from '@/lib/server/db'
import { type DiskSpace, type OwnDisk, readDiskSpace, readOwnDisks } from '@/lib/server/disk-space'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { danishDay, formatDate } from '@/lib/shared/danish-time'
import { formatBytes } from '@/lib/shared/measures'
import { plusDays } from '@/lib/shared/time-buckets'

const lowBytes = 2 * 1024 ** 3
const lowPercent = 10
const soonDays = 30

/** The disk as it is at this moment, the day it will be full, files that are missing, and those that belong to nothing. */
export const findStorageUseAttention: FindAttention = async (now) => {
  const disk = await readDiskSpace().catch(() => null)
  const [own, filling, orphans, missing] = await Promise.all([
    readOwnDisks().catch((): OwnDisk[] => []),
    fillingUp(disk, now),
    lostFiles(now),
    missingFiles(),
  ])
  const named = own.flatMap((each) => diskAttention(each, each.folder))
  return [...diskAttention(disk), ...named, ...missing, ...filling, ...orphans]
}

/**
 * Free space under 10 % or 2 GB (on a small disk a quarter); also a disk that cannot be read. `folder`: the part of the
 * data folder that it holds, where it is not the whole.
 */
export function diskAttention(disk: DiskSpace | null, folder?: string): Attention[] {
  const line = { urgency: 'now', badge: 'Plads', href: storageUsePath, since: null, until: null } as const
  if (!disk) return [{ ...line, key: 'disk-unread', link: 'Disken', rest: 'kan ikke læses.' }]
  const percent = disk.total > 0 ? (100 * disk.free) / disk.total : 0
  if (disk.free >= Math.min(lowBytes, disk.total / 4) && percent >= lowPercent) return []
  const rest = `har kun ${formatBytes(disk.free)} tilbage af ${formatBytes(disk.total)}. Er den fuld, kan intet gemmes.`
  const name = folder ? `Disken til ${folder}` : 'Disken'
  return [{ ...line, key: folder ? `disk-low.${folder}` : 'disk-low', link: name, rest }]
}

async function fillingUp(disk: DiskSpace | null, now: Date): Promise<Attention[]> {
  const forecast = await findForecast(disk, now)
  if (forecast.kind !== 'full' || forecast.day > plusDays(danishDay(now), soonDays)) return []
  const until = new Date(`${forecast.day}T12:00:00Z`)
  return [
    {
      key: 'disk-filling',
      urgency: 'due',
      badge: 'Plads',
      link: 'Disken',
      href: storageUsePath,
      rest: `er fuld ${formatDate(until)}, hvis det går som de sidste 30 dage.`,
      since: null,
      until: until.toISOString(),
    },
  ]
}

async function lostFiles(now: Date): Promise<Attention[]> {
  const where = { foundAt: { lt: new Date(now.getTime() - newForMs) } }
  const { _count: count, _min: oldest } = await db.orphanFile.aggregate({
    where,
    _count: true,
    _min: { foundAt: true },
  })
  if (count === 0) return []
  return [
    {
      key: 'orphan-files',
      urgency: 'note',
      badge: 'Filer',
      href: `${storageUsePath}#${orphansForm}`,
      link: counted(count, 'fil', 'filer'),
      rest: 'hører ikke til noget og kan fjernes.',
      since: oldest.foundAt?.toISOString() ?? null,
      until: null,
    },
  ]
}

async function missingFiles(): Promise<Attention[]> {
  const { _count: count, _min: oldest } = await db.missingFile.aggregate({ _count: true, _min: { foundAt: true } })
  if (count === 0) return []
  return [
    {
      key: 'missing-files',
      urgency: 'now',
      badge: 'Filer',
      href: `${storageUsePath}#${missingPart}`,
      link: counted(count, 'fil', 'filer'),
      rest: 'mangler, selv om databasen regner med dem.',
      since: oldest.foundAt?.toISOString() ?? null,
      until: null,
    },
  ]
}
