import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/resellers/me/route'
import { findOwnReseller } from '@/lib/domain/resellers/queries'
import { actorFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createReseller } from '@/tests/factories/resellers'

async function ask(cookie = '') {
  const answer = await GET(new Request('http://localhost:3000/api/resellers/me', { headers: { cookie } }), {
    params: Promise.resolve({}),
  })
  return { status: answer.status, body: await answer.json(), kept: answer.headers.get('cache-control') }
}

describe("a reseller's own profile", () => {
  it('is shown to its account, without the other columns of the row', async () => {
    const user = await createAccount()
    const { id, companyName, cvr } = await createReseller(user)
    const { status, body, kept } = await ask((await signIn(user)).cookie)
    expect([status, kept]).toEqual([200, 'private, no-store'])
    expect(body).toMatchObject({ id, companyName, cvr, role: 'owner' })
    expect(Object.keys(body)).not.toContain('status')
  })

  it('is 404 while the reseller is suspended', async () => {
    const user = await createAccount()
    await createReseller(user, { status: 'suspended' })
    expect((await ask((await signIn(user)).cookie)).status).toBe(404)
  })

  it('is 404 for an account without one, even if others have one', async () => {
    const other = await createAccount()
    await createReseller(other)
    const { status, body } = await ask((await signIn(await createAccount())).cookie)
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is 401 without a session', async () => {
    for (const cookie of ['', 'next-auth.session-token=forged']) expect((await ask(cookie)).status).toBe(401)
  })

  it('is null on pages of callers without one', async () => {
    expect(await findOwnReseller(visitor())).toBeNull()
    expect(await findOwnReseller(actorFor(await createAccount()))).toBeNull()
  })
})
