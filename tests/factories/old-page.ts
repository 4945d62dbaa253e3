import { listSitemapPart } from '@/lib/domain/sharing/sitemap-queries'
import { db } from '@/lib/server/db'
import { outsider } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

export const longAgo = new Date('2020-01-01T00:00:00Z')

/** A listed page whose last change is long ago once `settle` is called; `lastmod` is its date in the sitemap. */
export async function createOldPage() {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user, visibility: 'public' })
  const settle = () => db.memorial.update({ where: { id: memorial.id }, data: { updatedAt: longAgo } })
  const lastmod = async () =>
    (await listSitemapPart(outsider, { from: memorial.id, to: null })).find(({ slug }) => slug === memorial.slug)
      ?.changedAt
  return { user, memorial, caller: callerFor(actorFor(user)), settle, lastmod }
}
