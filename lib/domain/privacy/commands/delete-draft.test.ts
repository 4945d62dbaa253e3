import { expect, it } from 'vitest'
import { removePagePicturesJob } from '@/lib/domain/media/pictures/jobs'
import { deleteDraft } from '@/lib/domain/privacy/commands/delete-draft'
import { getDraft } from '@/lib/domain/privacy/queries'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan } from '@/tests/factories/plans'
import { createCode } from '@/tests/factories/qr-codes'
import { createShopOrder } from '@/tests/factories/shop-orders'

async function aDraft() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, state: 'draft', firstName: 'Gudrun' })
  const remove = (input: object = { sure: 'ja' }) =>
    execute(deleteDraft, callerFor(actorFor(owner)), { id: memorial.slug, ...input })
  return { owner, memorial, remove }
}

type Draft = Awaited<ReturnType<typeof aDraft>>
const count = ({ memorial: { id } }: Draft) => db.memorial.count({ where: { id } })

it('deletes a draft with its files, and makes room for another', async () => {
  const draft = await aDraft()
  const { storageKey } = (await createPicture(draft)).prepared
  await draft.remove()
  expect(await count(draft)).toBe(0)
  const [job] = await db.$queryRaw<Array<{ data: unknown }>>`
    SELECT data FROM pgboss.job WHERE name = ${removePagePicturesJob.name} AND data::text LIKE ${`%${storageKey}%`}`
  await removePagePicturesJob.perform(job?.data)
  expect(await storage.stat(`${storageKey}/original.jpg`)).toBeNull()
  await expect(draft.remove()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('asks for a tick first', async () => {
  const draft = await aDraft()
  await expect(draft.remove({})).rejects.toMatchObject({ fields: { sure: expect.stringContaining('kryds') } })
  expect(await count(draft)).toBe(1)
})

it.each<[string, (draft: Draft) => Promise<unknown>]>([
  [
    'a page that is shown',
    ({ memorial: { id } }) => db.memorial.update({ where: { id }, data: { state: 'published' } }),
  ],
  [
    'one that was shown once',
    ({ memorial: { id } }) => db.memorial.update({ where: { id }, data: { publishedAt: new Date() } }),
  ],
  [
    'one that the operator hides',
    ({ memorial: { id } }) => db.memorial.update({ where: { id }, data: { hiddenAt: new Date() } }),
  ],
  ['one with a code', ({ owner, memorial }) => createCode({ owner, memorials: [memorial] })],
  ['one with a plan', ({ memorial }) => givePlan(memorial.id, 'premium')],
  [
    'one whose plan lapsed',
    ({ memorial }) => givePlan(memorial.id, 'premium', { status: 'ended', endReason: 'lapsed' }),
  ],
  ['one with an order', ({ owner, memorial }) => createShopOrder(owner, memorial, { item: 'code', status: 'ordered' })],
])('leaves %s alone, and offers no deletion', async (_, arrange) => {
  const draft = await aDraft()
  await arrange(draft)
  await expect(draft.remove()).rejects.toMatchObject({ code: 'DRAFT_IN_USE', status: 409 })
  expect(await count(draft)).toBe(1)
  const shown = await getDraft(actorFor(draft.owner), { id: draft.memorial.id }).catch(() => null)
  expect(shown?.isLoose ?? false).toBe(false)
})
