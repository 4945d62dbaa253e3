import NextAuth from 'next-auth'
import { describe, expect, it } from 'vitest'
import { authOptions, authOptionsFor } from '@/lib/domain/accounts/auth-options'
import { db } from '@/lib/server/db'
import { findSession, sessionCookieName } from '@/lib/server/session'
import { createAccount, signIn, testPassword } from '@/tests/factories/accounts'
import { giveFactor, halfway } from '@/tests/factories/second-factor'

type Answer = { cookies: string[]; body: Record<string, unknown> }

/** Calls the library's handler without a framework request. */
async function call(path: string, cookie: string, form?: Record<string, string>): Promise<Answer> {
  const answer: Answer = { cookies: [], body: {} }
  const response = {
    status: () => response,
    getHeader: () => answer.cookies,
    setHeader: (name: string, value: string | string[]) => {
      if (name.toLowerCase() === 'set-cookie') answer.cookies = [value].flat()
      return response
    },
    json: (body: Record<string, unknown>) => Object.assign(answer, { body }),
    send: (body: Record<string, unknown>) => Object.assign(answer, { body }),
    end: () => {},
  }
  const pairs = cookie.split('; ').map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)])
  await NextAuth(authOptions)(
    {
      method: form ? 'POST' : 'GET',
      query: { nextauth: path.split('/') },
      cookies: Object.fromEntries(pairs),
      headers: { host: 'localhost:3000', 'x-client-address': '203.0.113.1' },
      body: { ...form, json: 'true' },
    },
    response,
  )
  return answer
}

const cookieOf = ({ cookies }: Answer, name: string) =>
  decodeURIComponent(cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '')

async function csrf(): Promise<{ csrfToken: string; cookie: string }> {
  const answer = await call('csrf', '')
  return { csrfToken: String(answer.body.csrfToken), cookie: cookieOf(answer, 'next-auth.csrf-token') }
}

async function enter(username: string, password: string): Promise<Answer> {
  const { csrfToken, cookie } = await csrf()
  return call('callback/credentials', cookie, { csrfToken, username, password })
}

describe('the stock next-auth routes', () => {
  it('know our session exactly as long as its row is valid', async () => {
    const user = await createAccount()
    const { cookie, sessionId } = await signIn(user)
    const { body } = await call('session', cookie)
    expect(body.user).toEqual({ ...user, name: user.fullName })
    await db.session.update({ where: { id: sessionId }, data: { endedAt: new Date() } })
    expect((await call('session', cookie)).body).toEqual({})
  })

  it('renew a cookie that our own sign-in still accepts', async () => {
    const user = await createAccount()
    const { cookie, sessionId } = await signIn(user)
    const renewed = cookieOf(await call('session', cookie), sessionCookieName)
    expect((await findSession(renewed.slice(sessionCookieName.length + 1)))?.id).toBe(sessionId)
  })

  it('sign in with the same command, creating our session row', async () => {
    const user = await createAccount()
    const opened = cookieOf(await enter(user.email, testPassword), sessionCookieName)
    expect((await findSession(opened.slice(sessionCookieName.length + 1)))?.user.id).toBe(user.id)
    expect(await db.auditEntry.count({ where: { command: 'accounts.log-in', subjectId: user.id } })).toBe(1)
  })

  it('do not sign staff in, nor know a session whose second factor is missing', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    await giveFactor(user)
    const refused = await enter(user.username, testPassword)
    expect(cookieOf(refused, sessionCookieName)).toBe('')
    expect(decodeURIComponent(String(refused.body.url))).toContain('engangskode')
    expect((await call('session', (await halfway(user)).cookie)).body).toEqual({})
    expect((await call('session', (await signIn(user)).cookie)).body.user).toMatchObject({ isAdmin: true })
  })

  it('renew a cookie no longer than its row', async () => {
    const { cookie } = await signIn(await createAccount({ isAdmin: true, staffScope: 'full' }))
    const { session } = await authOptionsFor(cookie.slice(cookie.indexOf('=') + 1))
    expect(session?.maxAge).toBeLessThanOrEqual(12 * 3600)
    expect(session?.maxAge).toBeGreaterThan(12 * 3600 - 60)
  })

  it('count wrong passwords together with our own login', async () => {
    const user = await createAccount()
    for (let n = 0; n < 10; n++) {
      const answer = await enter(user.username, 'forkert kode')
      expect(decodeURIComponent(String(answer.body.url))).toContain('forkert')
    }
    const answer = await enter(user.username, testPassword)
    expect(cookieOf(answer, sessionCookieName)).toBe('')
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  })

  it('end our row on signing out', async () => {
    const { cookie, sessionId } = await signIn(await createAccount())
    const { csrfToken, cookie: csrfCookie } = await csrf()
    await call('signout', `${cookie}; ${csrfCookie}`, { csrfToken })
    expect((await db.session.findUniqueOrThrow({ where: { id: sessionId } })).endedAt).not.toBeNull()
  })
})
