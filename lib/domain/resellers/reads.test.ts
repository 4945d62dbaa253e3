import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/resellers/me/route'
import { findOwnReseller } from '@/lib/domain/resellers/queries'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'

const company = { companyName: 'Granit & Minde ApS', cvr: '12345674' }

async function ask(cookie = '') {
  const answer = await GET(new Request('http://localhost:3000/api/resellers/me', { headers: { cookie } }), {
    params: Promise.resolve({}),
  })
  return { status: answer.status, body: await answer.json(), kept: answer.headers.get('cache-control') }
}

describe("a reseller's own profile", () => {
  it('is told to its account, and nothing else of the row', async () => {
    const user = await createAccount()
    const row = await db.reseller.create({ data: { userId: user.id, ...company } })
    const profile = { id: row.id, ...company, approvedAt: row.approvedAt.toISOString() }
    expect(await ask((await signIn(user)).cookie)).toEqual({ status: 200, body: profile, kept: 'private, no-store' })
  })

  it('is 404 for an account without one, whoever else has one', async () => {
    const other = await createAccount()
    await db.reseller.create({ data: { userId: other.id, ...company } })
    const { status, body } = await ask((await signIn(await createAccount())).cookie)
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is 401 without a session', async () => {
    for (const cookie of ['', 'next-auth.session-token=forged']) expect((await ask(cookie)).status).toBe(401)
  })

  it('is null for pages that are read by somebody without one', async () => {
    expect(await findOwnReseller(visitor())).toBeNull()
    expect(await findOwnReseller(actorFor(await createAccount()))).toBeNull()
  })
})
