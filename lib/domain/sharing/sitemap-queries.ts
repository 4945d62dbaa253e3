import 'server-only'
import { z } from 'zod'
import { sitemapPartRange } from '@/lib/domain/sharing/schema'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** A page for search engines. */
export type ListedPage = { slug: string; changedAt: Date }

/** A range of page ids: `from` inclusive, `to` exclusive, or open at the end. */
export type SitemapPart = { from: string; to: string | null }

/** Pages in a part of the sitemap; the protocol allows 50,000, and parts grow between two counts. */
export const SITEMAP_PART_SIZE = 10_000
const mostInPart = 50_000

// The same condition as `isListed` in lib/domain/memorial-page/page-row.ts.
const listed: Prisma.MemorialWhereInput = {
  visibility: 'public',
  hiddenAt: null,
  state: { in: ['published', 'memorialised'] },
}

/**
 * The parts of the sitemap, ordered by id. One index scan; the last part has an open end, so new pages are already in
 * it.
 */
export const listSitemapParts = defineRead({
  name: 'sharing.list-sitemap-parts',
  session: 'optional',
  input: z.object({ partSize: z.int().min(1).max(mostInPart).optional() }),
  authorize: anyone,
  run: (_, { partSize = SITEMAP_PART_SIZE }) => readParts(partSize),
})

async function readParts(partSize: number): Promise<SitemapPart[]> {
  const begins = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS place
      FROM "Memorial"
      WHERE visibility = 'public' AND "hiddenAt" IS NULL AND state IN ('published', 'memorialised')
    ) AS listed
    WHERE place % ${partSize} = 0
    ORDER BY id`
  return begins.map(({ id }, index) => ({ from: id, to: begins[index + 1]?.id ?? null }))
}

/** The pages of a part that are listed now, regardless of when the parts were counted. */
export const listSitemapPart = defineRead({
  name: 'sharing.list-sitemap-part',
  session: 'optional',
  input: sitemapPartRange,
  authorize: anyone,
  run: async (_, { from, to }): Promise<ListedPage[]> => {
    const rows = await db.memorial.findMany({
      where: { ...listed, id: { gte: from, ...(to ? { lt: to } : {}) } },
      orderBy: { id: 'asc' },
      take: mostInPart,
      select: { slug: true, updatedAt: true },
    })
    return rows.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }))
  },
})
