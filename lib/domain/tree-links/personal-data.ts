import 'server-only'
import { linkStatusTexts } from '@/lib/domain/tree-links/copy'
import type { Database } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'

export const treeLinkPersonalData = {
  signedBy: { TreeLink: ['askedById', 'answeredById'] },
  about: aboutLinks,
  // The links go with the page.
} satisfies PersonalData

/** For the data export: what the account asked other families. Their page and the person are theirs. */
async function aboutLinks(database: Database, { userId }: SignedIn) {
  const rows = await database.treeLink.findMany({
    where: { askedById: userId },
    orderBy: { askedAt: 'asc' },
    select: { status: true, message: true, askedAt: true },
  })
  return { treeLinks: rows.map((row) => ({ ...row, status: linkStatusTexts[row.status] })) }
}
