import 'server-only'
import { validate as isUuid } from 'uuid'
import { findAccountIds } from '@/lib/domain/account-desk/search'
import { pageColumns, pageSummary, summaryColumns } from '@/lib/domain/page-desk/page-summary'
import { canFindPages } from '@/lib/domain/page-desk/policy'
import {
  type PageFilter,
  type PageList,
  type PageSort,
  pageList,
  pageListInput,
  pageOrder,
} from '@/lib/domain/page-desk/schema'
import { db, Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'
import { searchPatterns } from '@/lib/shared/search-patterns'

const perPage = 25
// More matches than anyone would look through.
const mostByWords = 5000
const mostOwners = 50
const mostOfOwners = 500

/** Pages in every state by name, slug (also former ones), code or owner, newest first unless sorted otherwise. */
export const listPages = defineRead({
  name: 'page-desk.list-pages',
  session: 'required',
  input: pageListInput,
  authorize: canFindPages,
  run: (_, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const getPagesFile = defineRead({
  name: 'page-desk.get-pages-file',
  session: 'required',
  input: pageListInput,
  authorize: canFindPages,
  // Names of families in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.memorial.count({ where: await whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'page-desk.save-pages', { type: 'memorials', id: 'memorials', detail })
    return listFile({
      filename: pageList.csv.filename,
      columns: pageColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const sorted = sortedRows<PageSort, Prisma.MemorialWhereInput, Prisma.MemorialOrderByWithRelationInput>('id', {
  slug: { column: 'slug', holds: 'text' },
  created: { column: 'id', holds: 'id' },
})

async function readPage(filter: PageFilter, most: number): Promise<PageList> {
  const { after, orderBy, pageOf } = sorted(pageOrder(filter), filter.cursor)
  const rows = await db.memorial.findMany({
    where: { AND: [await whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: summaryColumns,
  })
  const page = pageOf(rows, most)
  return { items: page.rows.map(pageSummary), nextCursor: page.nextCursor }
}

async function whereOf({ search, state, ...period }: PageFilter): Promise<Prisma.MemorialWhereInput> {
  return {
    AND: [search ? await found(search) : {}, state ? { state } : {}, withinDays('createdAt', period)],
  }
}

/**
 * The search as a condition. Words, owners, codes and former slugs are first resolved to ids: as one condition over all
 * these tables, in the list's order, PostgreSQL would scan every page.
 */
async function found(search: string): Promise<Prisma.MemorialWhereInput> {
  const typed = lastPart(search)
  if (isUuid(typed)) return { id: typed }
  const found = await Promise.all([idsByWords(typed), idsByCode(typed), idsBySlug(typed), idsByOwner(search)])
  return { id: { in: [...new Set(found.flat())] } }
}

// The last path segment of a pasted address.
function lastPart(search: string): string {
  return search.includes('/') ? (search.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? search) : search
}

const searched = Prisma.sql`search_text(m."firstName" || ' ' || coalesce(m."middleName", '') || ' ' || coalesce(m."lastName", '') || ' ' || m."slug")`

/** Pages by parts of name and slug, from the index Memorial_search; at most 5000. */
async function idsByWords(search: string): Promise<string[]> {
  const words = searchPatterns(search).map((pattern) => Prisma.sql`${searched} LIKE ${pattern}`)
  const rows = await db.$queryRaw<Array<{ id: string }>>`
    SELECT m.id FROM "Memorial" m WHERE ${Prisma.join(words, ' AND ')} LIMIT ${mostByWords}`
  return rows.map(({ id }) => id)
}

async function idsByCode(search: string): Promise<string[]> {
  if (!isTextCode(search)) return []
  const links = await db.qrLink.findMany({
    where: { qrCode: { code: normaliseTextCode(search) } },
    select: { memorialId: true },
  })
  return links.map(({ memorialId }) => memorialId)
}

async function idsBySlug(search: string): Promise<string[]> {
  const row = await db.memorialSlug.findUnique({
    where: { slug: search.toLowerCase().slice(0, 90) },
    select: { memorialId: true },
  })
  return row ? [row.memorialId] : []
}

async function idsByOwner(search: string): Promise<string[]> {
  const owners = await findAccountIds(search, mostOwners)
  const members = await db.memorialMember.findMany({
    where: { userId: { in: owners }, role: 'owner' },
    take: mostOfOwners,
    select: { memorialId: true },
  })
  return members.map(({ memorialId }) => memorialId)
}
