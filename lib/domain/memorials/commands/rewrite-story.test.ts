import { expect, test } from 'vitest'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { rewriteStoriesJob } from '@/lib/domain/memorials/jobs'
import { db } from '@/lib/server/db'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const REL = 'rel="noopener nofollow ugc"'

/** A published page whose story was stored by earlier rules. */
async function anOldStory(biography: string | null) {
  const memorial = await createMemorial({ owner: await createAccount(), biography })
  await db.storyToRewrite.create({ data: { memorialId: memorial.id } })
  return memorial
}

const stored = (id: string) =>
  db.memorial.findUniqueOrThrow({ where: { id }, select: { biography: true, revision: true } })

test.each([
  [
    'a link that was left open',
    `<p>Se <a href="https://avis.example/a" ${REL}>avisen</p><p>Hun sang.</p>`,
    `<p>Se <a href="https://avis.example/a" ${REL}>avisen</a></p><p>Hun sang.</p>`,
  ],
  [
    'a link in a link',
    `<p><a href="https://a.example" ${REL}>en<a href="https://b.example" ${REL}>to</a></a></p>`,
    `<p><a href="https://a.example" ${REL}>en</a><a href="https://b.example" ${REL}>to</a></p>`,
  ],
  ['a list that was left open', '<ul><li>Ida<li>Per', '<ul><li>Ida</li><li>Per</li></ul>'],
  ['emphasis that was left open', '<p><strong>Hun</p><p>sang</p>', '<p><strong>Hun</strong></p><p>sang</p>'],
  ['an invisible character', '<p>Ka\u00ADren\u202E sang</p>', '<p>Karen sang</p>'],
  [
    'a story as it should be',
    '<h2>Barndom</h2><p>Født på Fyn.<br />Ja.</p>',
    '<h2>Barndom</h2><p>Født på Fyn.<br />Ja.</p>',
  ],
])('%s is stored as it is written today, once, without stopping those who edit', async (_, before, after) => {
  const { id, slug } = await anOldStory(before)
  const { revision } = await stored(id)
  await rewriteStoriesJob.perform({})
  expect(await stored(id)).toEqual({ biography: after, revision })
  expect(await db.storyToRewrite.count({ where: { memorialId: id } })).toBe(0)
  expect(await getMemorialPage(visitor(), slug)).toMatchObject({ page: { biography: after } })
})

test('a page without a story, and one that is deleted meanwhile, stop nothing', async () => {
  const empty = await anOldStory(null)
  const gone = await anOldStory('<p>Væk')
  await db.memorial.delete({ where: { id: gone.id } })
  const last = await anOldStory('<p>Sidst')
  await rewriteStoriesJob.perform({})
  expect((await stored(empty.id)).biography).toBeNull()
  expect((await stored(last.id)).biography).toBe('<p>Sidst</p>')
  expect(await db.storyToRewrite.count()).toBe(0)
})
