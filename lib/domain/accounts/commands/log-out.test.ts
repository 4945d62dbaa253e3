import { describe, expect, it } from 'vitest'
import { logOut } from '@/lib/domain/accounts/commands/log-out'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession, sessionCookieName } from '@/lib/server/session'
import { callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'

describe('logging out', () => {
  it('ends this session, so that a copy of the cookie is worthless, and no other', async () => {
    const user = await createAccount()
    const [here, there] = [await signIn(user), await signIn(user)]
    const { cookies } = await execute(logOut, callerFor(here.actor), {})
    expect(cookies).toEqual([{ name: sessionCookieName, value: '', maxAgeSeconds: 0 }])
    expect(await findSession(here.cookie.slice(sessionCookieName.length + 1))).toBeNull()
    expect(await findSession(there.cookie.slice(sessionCookieName.length + 1))).not.toBeNull()
    expect(await db.auditEntry.count({ where: { command: 'accounts.log-out', actorId: user.id } })).toBe(1)
  })

  it('succeeds without a session, and twice', async () => {
    const { actor } = await signIn(await createAccount())
    await execute(logOut, callerFor(actor), {})
    await execute(logOut, callerFor(actor), {})
    expect((await execute(logOut, callerFor(visitor()), {})).result).toEqual({ ok: true })
  })
})
