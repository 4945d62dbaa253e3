import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { approveMade, type NewMadeWork, recordMade, withdrawMade } from '@/lib/domain/made-works/record-made'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

async function page() {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner }), by: { userId: owner.id, name: 'Mette Holm' } }
}

const words = (memorialId: string, more: Partial<NewMadeWork> = {}): NewMadeWork => ({
  memorialId,
  kind: 'song_words',
  madeBy: 'rules',
  title: 'En sang om Karen',
  asked: { userId: null, name: 'Mette Holm' },
  purpose: 'En sang fra livshistorien.',
  sources: [{ type: 'sentence', text: 'Karen boede i Ribe.' }],
  settings: { form: 'hymn' },
  ...more,
})
const record = (work: NewMadeWork) => db.$transaction((tx) => recordMade(tx, work))
const rowOf = (id: string) => db.madeWork.findUniqueOrThrow({ where: { id } })

it('the account keeps who asked, what for and what it was made from', async () => {
  const { memorial, by } = await page()
  const { id } = await record(words(memorial.id, { asked: by }))
  expect(await rowOf(id)).toMatchObject({
    askedById: by.userId,
    askedByName: 'Mette Holm',
    purpose: 'En sang fra livshistorien.',
    sources: [{ type: 'sentence', text: 'Karen boede i Ribe.' }],
    settings: { form: 'hymn' },
    approvedAt: null,
  })
})

it('nothing by a provider is recorded without what somebody agreed to', async () => {
  const { memorial } = await page()
  const byModel = words(memorial.id, { madeBy: 'model', provider: 'anthropic', model: 'a-model' })
  await expect(record(byModel)).rejects.toThrow('without consent')
  expect(await db.madeWork.count({ where: { memorialId: memorial.id } })).toBe(0)
})

it('an account that is too large is refused', async () => {
  const { memorial } = await page()
  const sources = Array.from({ length: 61 }, () => ({ type: 'sentence' as const, text: 'Hun gik.' }))
  await expect(record(words(memorial.id, { sources }))).rejects.toThrow()
  await expect(record(words(memorial.id, { settings: { long: 'x'.repeat(4000) } }))).rejects.toThrow()
})

it('only the first approval and the first withdrawal are noted', async () => {
  const { memorial, by } = await page()
  const { id } = await record(words(memorial.id))
  const other = { userId: null, name: 'En anden' }
  await db.$transaction(async (tx) => {
    await approveMade(tx, { id }, by)
    await approveMade(tx, { id }, other)
    expect(await withdrawMade({ tx }, { id }, by)).toEqual({ withdrawn: 1 })
    expect(await withdrawMade({ tx }, { id }, other)).toEqual({ withdrawn: 0 })
  })
  expect(await rowOf(id)).toMatchObject({ approvedByName: 'Mette Holm', withdrawnByName: 'Mette Holm' })
})

it('nobody changes or deletes a row afterwards', async () => {
  const { memorial, by } = await page()
  const { id } = await record(words(memorial.id, { asked: by }))
  await db.$transaction((tx) => approveMade(tx, { id }, by))
  const change = (set: string) => asOwner({ text: `UPDATE "MadeWork" SET ${set} WHERE id = $1`, values: [id] })
  for (const set of [`"title" = 'Nyt'`, `"sources" = '[]'`, `"approvedAt" = NULL`, `"askedById" = '${randomUUID()}'`]) {
    await expect(change(set)).rejects.toThrow('never changes')
  }
  const gone = asOwner({ text: 'DELETE FROM "MadeWork" WHERE id = $1', values: [id] })
  await expect(gone).rejects.toThrow('never deleted')
})

it('the account outlives the file that it names', async () => {
  const { memorial, by } = await page()
  const { id: mediaId } = await createPicture({ memorial })
  const { id } = await record(words(memorial.id, { asked: by, mediaId }))
  expect(await rowOf(id)).toMatchObject({ mediaId })
  await db.media.delete({ where: { id: mediaId } })
  expect(await rowOf(id)).toMatchObject({ mediaId: null, title: 'En sang om Karen' })
})

it('the account goes with its page', async () => {
  const { memorial } = await page()
  await record(words(memorial.id))
  await db.memorial.delete({ where: { id: memorial.id } })
  expect(await db.madeWork.count({ where: { memorialId: memorial.id } })).toBe(0)
})
