import { describe, expect, it } from 'vitest'
import { GET as getReseller } from '@/app/api/resellers/me/route'
import { GET as getIsAdmin } from '@/app/api/user/is-admin/route'
import { GET as getPremiumStatus } from '@/app/api/user/premium-status/route'
import { GET as getUser } from '@/app/api/user/route'
import { GET as getUsernameFree } from '@/app/api/user/username-free/route'
import { createAccount, signIn } from '@/tests/factories/accounts'

type Read = typeof getUser
const ask = async (read: Read, cookie = '', query = '') => {
  const headers = { cookie, 'x-client-address': '203.0.113.9' }
  const answer = await read(new Request(`http://localhost:3000/api/x${query}`, { headers }), {
    params: Promise.resolve({}),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('what the browser reads about its account', () => {
  it('is the account, without its row’s other columns', async () => {
    const user = await createAccount()
    const { cookie } = await signIn(user)
    expect(await ask(getUser, cookie, '?t=1')).toEqual({ status: 200, body: user })
    expect(await ask(getIsAdmin, cookie)).toEqual({ status: 200, body: { isAdmin: false } })
    const basis = { isPremium: false, plan: 'basis', until: null }
    expect(await ask(getPremiumStatus, cookie)).toEqual({ status: 200, body: basis })
    expect((await ask(getReseller, cookie)).status).toBe(404)
  })

  it('is 401 with a message for visitors and forged cookies', async () => {
    for (const read of [getUser, getIsAdmin, getPremiumStatus, getReseller]) {
      for (const cookie of ['', 'next-auth.session-token=forged']) {
        const { status, body } = await ask(read, cookie)
        expect(status).toBe(401)
        expect(body).toEqual({ code: 'UNAUTHENTICATED', message: 'Unauthorized' })
      }
    }
  })

  it('says whether it is an administrator', async () => {
    const { cookie } = await signIn(await createAccount({ isAdmin: true, staffScope: 'full' }))
    expect((await ask(getIsAdmin, cookie)).body).toEqual({ isAdmin: true })
  })

  it('says whether a username is free, whatever its case, and suggests others that are', async () => {
    const { username } = await createAccount({ username: `Søren${process.pid}` })
    await createAccount({ username: `søren.${process.pid}` })
    const free = async (asked: object) => (await ask(getUsernameFree, '', `?${new URLSearchParams({ ...asked })}`)).body
    const fullName = `Søren ${process.pid} Holm`
    const { ideas, ...answer } = await free({ username: username.toUpperCase(), fullName })
    expect(answer).toEqual({ free: false })
    expect(ideas).toHaveLength(3)
    for (const idea of ideas) expect(await free({ username: idea })).toEqual({ free: true })
    expect((await free({ username, fullName: `Søren ${process.pid}` })).ideas).not.toContain(`søren.${process.pid}`)
    expect((await ask(getUsernameFree, '', '?username=a')).status).toBe(400)
  })
})
