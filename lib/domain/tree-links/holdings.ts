import 'server-only'
import { memorialPaths } from '@/lib/domain/memorials/page-changes'
import { linkStatusTexts } from '@/lib/domain/tree-links/copy'
import type { Database, Transaction } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'
import type { SignedIn } from '@/lib/shared/actor'

export const treeLinkHoldings = {
  signedBy: { TreeLink: ['askedById', 'answeredById'] },
  about: aboutLinks,
  leavePage: async ({ tx, refreshPages }, memorialId) => {
    for (const id of await showingPages(tx, memorialId)) refreshPages(await memorialPaths(tx, id))
  },
} satisfies Holdings

/** For the data export: what the account asked other families. Their page and the person are theirs. */
async function aboutLinks(database: Database, { userId }: SignedIn) {
  const rows = await database.treeLink.findMany({
    where: { askedById: userId },
    orderBy: { askedAt: 'asc' },
    select: { status: true, message: true, askedAt: true },
  })
  return { treeLinks: rows.map((row) => ({ ...row, status: linkStatusTexts[row.status] })) }
}

/** The pages of trees that lead to this page. */
async function showingPages(tx: Transaction, memorialId: string): Promise<string[]> {
  const pages = await tx.treePage.findMany({
    where: { memorialId: { not: memorialId }, tree: { links: { some: { memorialId, status: 'accepted' } } } },
    select: { memorialId: true },
  })
  return pages.map((page) => page.memorialId)
}
