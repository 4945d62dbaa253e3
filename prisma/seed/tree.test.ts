import { expect, it } from 'vitest'
import { listChecks } from '@/lib/domain/family-tree/queries'
import { getDrawing } from '@/lib/domain/tree-drawing/queries'
import { db } from '@/lib/server/db'
import { ensureTree } from '@/prisma/seed/tree'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

it('the demonstration has a family whose living are named for its members only, with nothing odd in it', async () => {
  const owner = await createAccount()
  const pages = {
    public: await createMemorial({ owner, visibility: 'public' }),
    unlisted: await createMemorial({ owner, visibility: 'unlisted' }),
  }
  await ensureTree(pages, owner.id, new Date())
  // Again, as at the next start.
  await ensureTree(pages, owner.id, new Date())
  expect(await db.treePage.count({ where: { memorialId: { in: [pages.public.id, pages.unlisted.id] } } })).toBe(2)
  const input = { id: pages.public.slug, open: [] }
  const [seen, own] = [await getDrawing(visitor(), input), await getDrawing(actorFor(owner), input)]
  const names = (view: typeof seen) => view.neighbourhood.people.map(({ name }) => name)
  expect(names(own)).toEqual(expect.arrayContaining(['Peder Lauridsen', 'Mette Holm', 'Sofia Holm Skov']))
  expect(names(seen)).toContain('Peder Lauridsen')
  expect(names(seen)).not.toContain('Mette Holm')
  expect(seen.layout.boxes).toHaveLength(own.neighbourhood.people.length)
  expect(own.layout.twins.length).toBeGreaterThan(0)
  expect((await listChecks(actorFor(owner), { id: pages.public.slug })).checks).toEqual([])
})
