import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { answerWithSharePicture } from './answer'

const ask = (key: string, headers: HeadersInit = {}) =>
  answerWithSharePicture(new Request(`http://localhost:3000/memorial/${key}/opengraph`, { headers }), key)

afterEach(() => vi.restoreAllMocks())

test('an open page has its own share picture, small enough for every network', async () => {
  const memorial = await createMemorial({ owner: await createAccount(), bornYear: 1938, diedYear: 2024 })
  const { id: portraitId } = await createPicture({ memorial })
  await db.memorial.update({ where: { id: memorial.id }, data: { portraitId } })
  const answer = await ask(memorial.slug)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(body.byteLength).toBeLessThan(300_000)
})

test('a cached picture is revalidated with 304, until the page changes', async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  const etag = (await ask(memorial.slug)).headers.get('etag') ?? ''
  expect((await ask(memorial.slug, { 'if-none-match': etag })).status).toBe(304)
  await db.memorial.update({ where: { id: memorial.id }, data: { firstName: 'Kirsten' } })
  const changed = await ask(memorial.slug, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test.each([
  ['a draft', { state: 'draft' }],
  ['a hidden page', { state: 'archived' }],
  ['a page for members', { visibility: 'members' }],
] as const)('%s has none, not even to revalidate a copy from when it was open', async (_, columns) => {
  const memorial = await createMemorial({ owner: await createAccount() })
  const etag = (await ask(memorial.slug)).headers.get('etag') ?? ''
  await db.memorial.update({ where: { id: memorial.id }, data: columns })
  expect((await ask(memorial.slug)).status).toBe(404)
  expect((await ask(memorial.slug, { 'if-none-match': etag })).status).toBe(404)
})

test('an unknown address is not found', async () => {
  for (const key of ['findes-ikke', '00000000-0000-7000-8000-000000000000', '%00']) {
    expect((await ask(key)).status).toBe(404)
  }
})

test('characters missing from the fonts are left out, and not fetched from another server', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const owner = await createAccount()
  const latin = Array.from({ length: 0x17f - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('')
  for (const firstName of [latin.slice(0, 80), latin.slice(80, 160), latin.slice(160), 'مريم 🕊️ Ξένια', '王']) {
    const memorial = await createMemorial({ owner, firstName })
    expect((await ask(memorial.slug)).status).toBe(200)
  }
  const elsewhere = asked.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input))
  expect(elsewhere.filter((address) => /^https?:/.test(address))).toEqual([])
})
