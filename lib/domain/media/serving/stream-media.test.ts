import { beforeAll, describe, expect, test } from 'vitest'
import { GET, HEAD } from '@/app/media/[id]/[file]/route'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createPicture, createReady } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { sample } from '@/tests/factories/samples'

function ask(id: string, file: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const request = new Request(`http://localhost:3000/media/${id}/${file}`, { method, headers })
  return (method === 'HEAD' ? HEAD : GET)(request, { params: Promise.resolve({ id, file }) })
}

async function film(columns: { visibility?: 'members' } = {}) {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user, ...columns })
  const item = await createReady({ user, memorial, body: await sample('phone.mov'), filename: 'IMG.MOV' })
  return { user, memorial, ...item }
}

describe('a film is streamed', () => {
  let id = ''
  let whole: Buffer
  let etag = ''
  beforeAll(async () => {
    id = (await film()).id
    const response = await ask(id, 'file')
    whole = Buffer.from(await response.arrayBuffer())
    etag = response.headers.get('etag') ?? ''
  })

  test('whole without a Range header, announcing range requests', async () => {
    const response = await ask(id, 'file')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(whole.length),
      'cache-control': 'private, max-age=31536000, immutable',
    })
    await response.body?.cancel()
    const head = await ask(id, 'file', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(whole.length),
      '',
    ])
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-299', 100, 299],
    ['bytes=1000-', 1000, -1],
    ['bytes=-10', -10, -1],
  ])('for the range %s', async (range, from, to) => {
    const response = await ask(id, 'file', { range })
    const at = (place: number) => (place < 0 ? whole.length + place : place)
    const expected = whole.subarray(at(from), at(to) + 1)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${at(from)}-${at(to)}/${whole.length}`)
    expect(response.headers.get('content-length')).toBe(String(expected.length))
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true)
  })

  test('with 416 beyond its end, and whole when If-Range names another file', async () => {
    const beyond = await ask(id, 'file', { range: `bytes=${whole.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
    const same = await ask(id, 'file', { range: 'bytes=0-1', 'if-range': etag })
    expect([same.status, (await same.arrayBuffer()).byteLength]).toEqual([206, 2])
    const other = await ask(id, 'file', { range: 'bytes=0-1', 'if-range': '"en-anden"' })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, whole.length])
    expect((await ask(id, 'file', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('a film of a private page', () => {
  test('is streamed to its family only, and never cached', async () => {
    const { id, user } = await film({ visibility: 'members' })
    const range = { range: 'bytes=0-9' }
    expect((await ask(id, 'file', range)).status).toBe(404)
    expect((await ask(id, 'file', { ...range, cookie: (await signIn(await createAccount())).cookie })).status).toBe(404)
    const response = await ask(id, 'file', { ...range, cookie: (await signIn(user)).cookie })
    expect([response.status, response.headers.get('cache-control')]).toEqual([206, 'private, no-store'])
    await response.arrayBuffer()
  })
})

test('a file missing from the store is a 404 with a sentence, not a server error', async () => {
  const { id } = await film()
  const { storageKey, contentType } = await db.media.findUniqueOrThrow({ where: { id } })
  await storage.delete(originalKey(storageKey, contentType))
  const response = await ask(id, 'file')
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
})

describe('an edited picture', () => {
  async function edited() {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { id, prepared } = await createPicture({ memorial })
    const storageKey = `media/redigeret-${id}`
    await storage.put(variantKey(storageKey, 60), Buffer.from('edited'), { contentType: 'image/webp' })
    await db.mediaVersion.create({
      data: { mediaId: id, number: 1, status: 'ready', recipe: {}, storageKey, width: 60, height: 45, widths: [60] },
    })
    await db.media.update({ where: { id }, data: { version: 1, width: 60, height: 45, widths: [60] } })
    return { owner, id, prepared }
  }

  test('shows its version to all; old addresses redirect to it', async () => {
    const { id } = await edited()
    expect(await (await ask(id, '60-v1.webp')).text()).toBe('edited')
    for (const old of ['80.webp', '80-v7.webp']) {
      const response = await ask(id, old)
      expect([response.status, response.headers.get('location')]).toEqual([307, `/media/${id}/60-v1.webp`])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  test('shows what was cropped away to the page’s writers only', async () => {
    const { id, owner } = await edited()
    const before = await ask(id, '80.webp', { cookie: (await signIn(owner)).cookie })
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await before.arrayBuffer()
    const outsider = await ask(id, '80.webp', { cookie: (await signIn(await createAccount())).cookie })
    expect(outsider.status).toBe(307)
  })
})
