import { expect, test } from 'vitest'
import { drawOwnParts } from '@/components/memorial-page/own-parts'
import { getOwnParts } from '@/lib/domain/memorial-page/own-queries'
import { db } from '@/lib/server/db'
import { orNull } from '@/lib/server/read'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

async function page() {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner, visibility: 'public' }) }
}
const device = 'a'.repeat(64)
const writer = { ...visitor(), contributorHash: device }

test('a device gets its own posts that wait or are shown, and nobody else’s', async () => {
  const { memorial } = await page()
  const own = (columns: object) => createContribution({ memorial, contributorHash: device, ...columns })
  const pending = await own({ kind: 'greeting', status: 'pending' })
  const shown = await own({ kind: 'candle', status: 'approved' })
  await own({ kind: 'greeting', status: 'rejected' })
  await createContribution({ memorial, kind: 'greeting', status: 'pending', contributorHash: 'b'.repeat(64) })
  const { posts, membership, family } = await getOwnParts(writer, { id: memorial.slug, layout: 'memorial' })
  expect(posts.map(({ id }) => id).sort()).toEqual([pending.id, shown.id].sort())
  expect([membership, family]).toEqual([null, null])
  expect((await getOwnParts(visitor(), { id: memorial.slug, layout: 'memorial' })).posts).toEqual([])
})

test('an account gets the posts it wrote on another device', async () => {
  const { memorial } = await page()
  const account = await createAccount()
  const post = await createContribution({ memorial, kind: 'greeting', status: 'approved', userId: account.id })
  const { posts } = await getOwnParts(actorFor(account), { id: memorial.slug, layout: 'memorial' })
  expect(posts).toMatchObject([{ id: post.id, own: true }])
})

test('members get the way to what they may do, and how much waits', async () => {
  const { owner, memorial } = await page()
  const viewer = await createAccount()
  await addMember(memorial, viewer, 'viewer')
  await createContribution({ memorial, kind: 'greeting', status: 'pending' })
  const ask = async (account: Parameters<typeof actorFor>[0]) =>
    drawOwnParts(await getOwnParts(actorFor(account), { id: memorial.slug, layout: 'memorial' }))
  const ofOwner = await ask(owner)
  expect(ofOwner.bar).toContain(`/edit-memorial/${memorial.slug}`)
  expect(ofOwner.bar).toMatch(/\(1<span[^>]*> venter<\/span>\)/)
  expect(await ask(viewer)).toMatchObject({ isMember: true, bar: null })
})

test('a post is drawn for its list with the way to take it back', async () => {
  const { memorial } = await page()
  const post = await createContribution({
    memorial,
    kind: 'tribute',
    status: 'pending',
    contributorHash: device,
    message: 'Hun <lo> altid',
  })
  const parts = await drawOwnParts(await getOwnParts(writer, { id: memorial.slug, layout: 'enhanced-memorial' }))
  expect(parts.posts).toMatchObject([{ id: post.id, list: 'minder-liste', isPending: true }])
  expect(parts.posts[0]?.html).toContain('Hun &lt;lo&gt; altid')
  expect(parts.posts[0]?.html).toContain(`/api/contributions/${post.id}/withdraw`)
  expect(parts.posts[0]?.html).toContain('value="enhanced-memorial"')
})

test.each([
  ['members only', { visibility: 'members' as const }],
  ['a draft', { state: 'draft' as const }],
  ['hidden', { hiddenAt: new Date() }],
])('a page that is %s has none: it is made for each caller', async (_, data) => {
  const { owner, memorial } = await page()
  await db.memorial.update({ where: { id: memorial.id }, data })
  expect(await orNull(getOwnParts(actorFor(owner), { id: memorial.slug, layout: 'memorial' }))).toBeNull()
})
