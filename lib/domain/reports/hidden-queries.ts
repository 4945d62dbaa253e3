import 'server-only'
import { whatText } from '@/lib/domain/reports/copy'
import {
  type HiddenFilter,
  type HiddenKind,
  type HiddenPage,
  type HiddenSort,
  type HiddenView,
  hiddenList,
  hiddenListInput,
  hiddenOrder,
} from '@/lib/domain/reports/hidden-schema'
import { loadTarget, type TargetIds } from '@/lib/domain/reports/load-target'
import type { TargetKind } from '@/lib/domain/reports/schema'
import { canHandleCases } from '@/lib/domain/support/policy'
import { db, Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishMinute } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'
import { searchPatterns } from '@/lib/shared/search-patterns'

const perPage = 25

/** Pages, posts and files that administrators hide at present, newest first unless sorted otherwise. */
export const listHidden = defineRead({
  name: 'reports.list-hidden',
  session: 'required',
  input: hiddenListInput,
  authorize: canHandleCases,
  run: async (_, filter): Promise<HiddenPage> => {
    const { rows, nextCursor } = await readRows(filter, perPage)
    const items = await Promise.all(rows.map(withSnapshot))
    return { items: items.filter((item) => item !== null), nextCursor }
  },
})

/** The same as a CSV file. The download is logged. */
export const exportHidden = defineRead({
  name: 'reports.export-hidden',
  session: 'required',
  input: hiddenListInput,
  authorize: canHandleCases,
  // Families' names, and what was wrong, in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const [detail] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM (SELECT ${hiddenFrom(filter)} LIMIT ${mostInFile}) AS found`
    await recordLook(actor, 'reports.save-hidden', { type: 'hidden', id: 'hidden', detail })
    return listFile({
      filename: hiddenList.csv.filename,
      columns,
      readPage: async (cursor, most) => {
        const { rows, nextCursor } = await readRows({ ...filter, cursor }, most)
        return { items: rows, nextCursor }
      },
    })
  },
})

type Row = {
  id: string
  of: HiddenKind
  what: TargetKind
  hiddenAt: Date
  hiddenReason: string | null
  firstName: string
  middleName: string | null
  lastName: string | null
  slug: string
}

const columns: ReadonlyArray<CsvColumn<Row>> = [
  ['Skjult', ({ hiddenAt }) => danishMinute(hiddenAt)],
  ['Hvad', (row) => whatText({ what: row.what, memorialName: fullName(row) })],
  ['Mindeside', ({ slug }) => `/memorial/${slug}`],
  ['Begrundelse', ({ hiddenReason }) => hiddenReason],
]

type HiddenColumns = Pick<Row, 'id' | 'hiddenAt'>
const sorted = sortedRows<HiddenSort, HiddenColumns, HiddenColumns>('id', {
  since: { column: 'hiddenAt', holds: 'time' },
})

async function readRows(filter: HiddenFilter, most: number): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { sql, pageOf } = sorted(hiddenOrder(filter), filter.cursor)
  const rows = await db.$queryRaw<Row[]>`
    SELECT u.id, u.of, u.what, u."hiddenAt", u."hiddenReason", m."firstName", m."middleName", m."lastName", m.slug
    ${hiddenFrom(filter)} AND ${sql.after} ORDER BY ${sql.orderBy} LIMIT ${most + 1}`
  return pageOf(rows, most)
}

/** Of each kind the hidden ones alone, from its own index. */
function hiddenFrom({ search, of, from, to }: HiddenFilter): Prisma.Sql {
  const searched = Prisma.sql`search_text(m."firstName" || ' ' || coalesce(m."middleName", '') || ' '
    || coalesce(m."lastName", '') || ' ' || m.slug || ' ' || coalesce(u."hiddenReason", ''))`
  const conditions = [
    ...searchPatterns(search).map((pattern) => Prisma.sql`${searched} LIKE ${pattern}`),
    ...(of ? [Prisma.sql`u.of = ${of}`] : []),
    ...(from ? [Prisma.sql`u."hiddenAt" >= ${danishMidnight(from)}`] : []),
    ...(to ? [Prisma.sql`u."hiddenAt" < ${danishMidnight(to, 1)}`] : []),
    Prisma.sql`TRUE`,
  ]
  return Prisma.sql`FROM (
      SELECT id, 'memorials' AS of, 'page' AS what, "hiddenAt", "hiddenReason", id AS "memorialId"
      FROM "Memorial" WHERE "hiddenAt" IS NOT NULL
      UNION ALL
      SELECT id, 'contributions', kind::text, "hiddenAt", "hiddenReason", "memorialId"
      FROM "Contribution" WHERE "hiddenAt" IS NOT NULL
      UNION ALL
      SELECT id, 'media', CASE kind::text WHEN 'video_link' THEN 'video' ELSE kind::text END, "hiddenAt", "hiddenReason",
             "memorialId"
      FROM "Media" WHERE "hiddenAt" IS NOT NULL
    ) u JOIN "Memorial" m ON m.id = u."memorialId" WHERE ${Prisma.join(conditions, ' AND ')}`
}

const idsOf: Record<HiddenKind, (id: string) => TargetIds> = {
  memorials: (memorialId) => ({ memorialId }),
  contributions: (contributionId) => ({ contributionId }),
  media: (mediaId) => ({ mediaId }),
}

/** Null for what has gone meanwhile. */
async function withSnapshot({ id, of, hiddenAt, hiddenReason }: Row): Promise<HiddenView | null> {
  const target = await loadTarget(idsOf[of](id))
  return target && { id, of, snapshot: target.snapshot, since: hiddenAt.toISOString(), reason: hiddenReason ?? '' }
}
