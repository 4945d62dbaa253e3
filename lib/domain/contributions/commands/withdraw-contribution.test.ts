import { expect, test } from 'vitest'
import { POST } from '@/app/api/contributions/[id]/withdraw/route'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import type { Actor } from '@/lib/shared/actor'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const secret = 'telefonens hemmelighed'
const phone = visitor(hashToken(secret))
const withdraw = (actor: Actor, id: string) => execute(withdrawContribution, callerFor(actor), { id })

async function ownPost(columns: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const post = await createContribution({ memorial, contributorHash: phone.contributorHash, ...columns })
  return { owner: actorFor(owner), memorial, post }
}

test('the device that wrote a post withdraws it with its pictures', async () => {
  const { memorial, post } = await ownPost()
  await createPicture({ memorial, contributionId: post.id })
  const { result } = await withdraw(phone, post.id)
  expect(result).toEqual({ id: post.id, kind: 'greeting', memorialSlug: memorial.slug })
  expect(await db.contribution.findUnique({ where: { id: post.id } })).toBeNull()
  expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
})

test('an approved candle too, which is no longer counted', async () => {
  const { memorial, post } = await ownPost({ kind: 'candle', status: 'approved' })
  await withdraw(phone, post.id)
  expect(await countContributions(memorial.id)).toMatchObject({ candles: 0, burning: 0 })
})

test('an account withdraws its own posts from any device', async () => {
  const writer = await createAccount()
  const { post } = await ownPost({ userId: writer.id, contributorHash: null })
  await expect(withdraw(actorFor(writer), post.id)).resolves.toBeDefined()
})

test.each([
  ['memorial', ''],
  ['enhanced-memorial', 'enhanced-memorial'],
  ['classic-memorial', 'classic-memorial'],
  ['memorial', '//ondt.example'],
])('without script it returns to /%s when sent from %j', async (expected, layout) => {
  const { memorial, post } = await ownPost({ kind: 'candle' })
  const answer = await POST(
    new Request('http://localhost:3000/api/contributions/x/withdraw', {
      method: 'POST',
      body: new URLSearchParams(layout ? { layout } : {}),
      headers: { accept: 'text/html', origin: 'http://localhost:3000', cookie: `${contributorCookieName}=${secret}` },
    }),
    { params: Promise.resolve({ id: post.id }) },
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/${expected}/${memorial.slug}?tak=withdrawn#lys`)
})

test('refuses everyone else: another device, a visitor, also the family, who reject instead', async () => {
  const { owner, memorial, post } = await ownPost()
  await expect(withdraw(visitor(), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(withdraw(visitor('b'.repeat(64)), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(withdraw(actorFor(await createAccount()), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(withdraw(owner, post.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const shown = await createContribution({ memorial, status: 'approved' })
  await expect(withdraw(visitor(), shown.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('refuses wrong ids, and a second time', async () => {
  const { post } = await ownPost()
  await expect(withdraw(phone, 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const results = await Promise.allSettled([withdraw(phone, post.id), withdraw(phone, post.id)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
