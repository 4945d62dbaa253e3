import { describe, expect, it } from 'vitest'
import { endAccountSession } from '@/lib/domain/account-desk/commands/end-account-session'
import { endAccountSessions } from '@/lib/domain/account-desk/commands/end-account-sessions'
import { resolveActor } from '@/lib/server/actor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, signIn } from '@/tests/factories/accounts'

const administrator = async () =>
  callerFor(administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' })))
const kindBehind = async (cookie: string) =>
  (await resolveActor({ session: cookie.split('=').slice(1).join('='), contributor: null })).kind

describe('signing an account out', () => {
  it('ends one session, or all of them', async () => {
    const user = await createAccount()
    const [phone, computer] = [await signIn(user), await signIn(user)]
    await execute(endAccountSession, await administrator(), { id: user.id, sessionId: phone.sessionId })
    expect([await kindBehind(phone.cookie), await kindBehind(computer.cookie)]).toEqual(['visitor', 'user'])
    const { result } = await execute(endAccountSessions, await administrator(), { id: user.id })
    expect(result).toEqual({ ended: 1 })
    expect(await kindBehind(computer.cookie)).toBe('visitor')
    expect(await db.mail.count({ where: { recipient: user.email, template: 'account-act' } })).toBe(2)
  })

  it('sends no mail when there was nothing to end', async () => {
    const user = await createAccount()
    await execute(endAccountSessions, await administrator(), { id: user.id })
    expect(await db.mail.count({ where: { recipient: user.email } })).toBe(0)
  })

  it('is NOT_FOUND for a session of another account', async () => {
    const user = await createAccount()
    const other = await signIn(await createAccount())
    const act = execute(endAccountSession, await administrator(), { id: user.id, sessionId: other.sessionId })
    await expect(act).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await kindBehind(other.cookie)).toBe('user')
  })
})
