import { z } from 'zod'
import type { Forecast } from '@/lib/domain/storage-use/forecast'
import { listOf } from '@/lib/shared/input/list-of'
import { tick } from '@/lib/shared/input/tick'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText } from '@/lib/shared/input/typed-text'
import type { TimeBucket } from '@/lib/shared/time-buckets'

/** Days back in time. */
export const storagePeriods = [30, 90, 365] as const
export type StoragePeriod = (typeof storagePeriods)[number]

const fileKey = boundedText(300).regex(/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.[a-z0-9]{1,5}$/)

export const storageUseInput = z.object({
  period: typedNumber(z.literal(storagePeriods)).catch(30).default(30),
})

export const orphanListInput = z.object({
  /** The last key of the page before. */
  after: fileKey.optional().catch(undefined),
})

/** How many files one page shows, and one call removes by their keys. */
export const mostOrphansChosen = 100

/** A ticked box sends its key; a single one is not a list. */
const chosenKeys = z.preprocess(
  (sent) => (typeof sent === 'string' ? [sent] : sent),
  listOf(fileKey, { most: mostOrphansChosen, tooMany: 'Højst 100 filer ad gangen.' }),
)

export const removeOrphansInput = z.object({
  keys: chosenKeys.optional(),
  /** All that were found more than a day ago, at most 1,000 at a time. */
  all: tick,
})

/** A table or kind of file. Bytes; growth over the period, null where it was not there before. */
export type SizeLine = {
  name: string
  bytes: number
  count: number | null
  grownBytes: number | null
  /** In percent of what it was. */
  grownPercent: number | null
}

export type StoragePoint = TimeBucket & { database: number | null; files: number | null; free: number | null }

export type LargePage = { id: string; name: string; bytes: number; count: number }

/** A file that a row needs and that is not stored. `name`: whose page it is on. `foundAt` in ISO 8601. */
export type MissingView = { key: string; page: { id: string; name: string } | null; foundAt: string }

export type StorageUseView = {
  period: StoragePeriod
  /** At this moment; null when it cannot be read. Bytes. */
  disk: { total: number; free: number } | null
  /** Folders of the data folder with a disk of their own. */
  ownDisks: Array<{ folder: string; total: number; free: number }>
  forecast: Forecast
  points: StoragePoint[]
  tables: SizeLine[]
  files: SizeLine[]
  pages: LargePage[]
  /** The first of them, and how many there are. */
  missing: { items: MissingView[]; count: number }
}

/** `foundAt` in ISO 8601. */
export type OrphanView = { key: string; bytes: number; foundAt: string }
export type OrphanPage = { items: OrphanView[]; nextAfter: string | null; count: number; bytes: number }
