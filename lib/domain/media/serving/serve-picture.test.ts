import { describe, expect, test } from 'vitest'
import { GET, HEAD } from '@/app/media/[id]/[file]/route'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'

type Options = { cookie?: string; method?: 'GET' | 'HEAD'; etag?: string }

function fetchPicture(id: string, file: string, { cookie, method = 'GET', etag }: Options = {}): Promise<Response> {
  const headers = { ...(cookie ? { cookie } : {}), ...(etag ? { 'if-none-match': etag } : {}) }
  const request = new Request(`http://localhost:3000/media/${id}/${file}`, { method, headers })
  return (method === 'HEAD' ? HEAD : GET)(request, { params: Promise.resolve({ id, file }) })
}

describe('a picture of an open page', () => {
  test('is sent to everybody, cacheable forever, and as 304 when cached', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    const { id } = await createPicture({ memorial })
    const response = await fetchPicture(id, '80.webp')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const body = await response.arrayBuffer()
    expect(body.byteLength).toBe(Number(response.headers.get('content-length')))
    const etag = response.headers.get('etag') ?? ''
    const again = await fetchPicture(id, '80.webp', { etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetchPicture(id, '80.webp', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(body.byteLength),
    ])
  })

  test('has no other sizes or files than its own', async () => {
    const { id } = await createPicture({ memorial: await createMemorial({ owner: await createAccount() }) })
    for (const file of ['81.webp', '80.png', '..', 'original.jpg', '%2e%2e']) {
      expect((await fetchPicture(id, file)).status).toBe(404)
    }
    expect((await fetchPicture('ikke-et-id', '80.webp')).status).toBe(404)
    expect((await fetchPicture(memorialLikeId, '80.webp')).status).toBe(404)
  })

  test('can be downloaded as the original by the page’s writers only', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { id } = await createPicture({ memorial })
    expect((await fetchPicture(id, 'original')).status).toBe(404)
    const outsider = await signIn(await createAccount())
    expect((await fetchPicture(id, 'original', outsider)).status).toBe(404)
    const response = await fetchPicture(id, 'original', await signIn(owner))
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="billede-\w+\.jpg"$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    await response.arrayBuffer()
  })
})

describe('a picture of a page that is not open', () => {
  test.each([{ visibility: 'members' as const }, { state: 'draft' as const }, { state: 'archived' as const }])(
    '%j is sent to its family only and never cached',
    async (columns) => {
      const owner = await createAccount()
      const { id } = await createPicture({ memorial: await createMemorial({ ...columns, owner }) })
      expect((await fetchPicture(id, '80.webp')).status).toBe(404)
      expect((await fetchPicture(id, '80.webp', await signIn(await createAccount()))).status).toBe(404)
      const response = await fetchPicture(id, '80.webp', await signIn(owner))
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      await response.arrayBuffer()
    },
  )
})

describe('a picture that came with a post', () => {
  test('is visible to its writer and moderators until it is approved, then to all', async () => {
    const [owner, reader] = [await createAccount(), await createAccount()]
    const memorial = await createMemorial({ owner })
    await addMember(memorial, reader, 'first_reader')
    const contribution = await createContribution({ memorial, contributorHash: hashToken('min hemmelighed') })
    const { id } = await createPicture({ memorial, contributionId: contribution.id })
    const seenBy = async (options: Options) => {
      const response = await fetchPicture(id, '80.webp', options)
      await response.arrayBuffer()
      return response.status
    }
    expect(await seenBy({})).toBe(404)
    expect(await seenBy({ cookie: 'mindelund-bidrag=en-anden' })).toBe(404)
    expect(await seenBy({ cookie: 'mindelund-bidrag=min hemmelighed' })).toBe(200)
    expect(await seenBy(await signIn(owner))).toBe(200)
    expect(await seenBy(await signIn(reader))).toBe(200)
    expect(await seenBy(await signIn(await createAccount()))).toBe(404)
    await db.contribution.update({ where: { id: contribution.id }, data: { status: 'approved' } })
    expect(await seenBy({})).toBe(200)
  })
})

const memorialLikeId = '01890000-0000-7000-8000-000000000000'
