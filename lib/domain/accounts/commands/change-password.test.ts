import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { changePassword } from '@/lib/domain/accounts/commands/change-password'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'

const next = 'fem grønne gravhøje'
const change = (actor: Actor, currentPassword = testPassword, password = next) =>
  execute(changePassword, callerFor(actor), { currentPassword, password })
const enter = (username: string, password: string) =>
  execute(logIn, callerFor(visitor()), { username, password }).then(
    () => true,
    () => false,
  )

describe('changing the password', () => {
  it('signs every other device out, keeps this one, and notifies by mail', async () => {
    const user = await createAccount()
    const [here, there] = [await signIn(user), await signIn(user)]
    const foreign = await signIn(await createAccount())
    expect((await change(here.actor)).result).toEqual({ ended: 1 })
    const live = await db.session.findMany({ where: { endedAt: null }, select: { id: true } })
    expect(live.map(({ id }) => id)).toEqual(expect.arrayContaining([here.sessionId, foreign.sessionId]))
    expect(live.map(({ id }) => id)).not.toContain(there.sessionId)
    expect([await enter(user.username, next), await enter(user.username, testPassword)]).toEqual([true, false])
    expect(await db.mail.count({ where: { recipient: user.email, template: 'password-changed' } })).toBe(1)
  })

  it('ends links that someone with the old password may have requested', async () => {
    const user = await createAccount()
    const { actor } = await signIn(user)
    const validMs = 3600_000
    await createAccessToken(db, { kind: 'password_reset', userId: user.id, validMs })
    await createAccessToken(db, { kind: 'sign_in', userId: user.id, validMs })
    await createAccessToken(db, { kind: 'email_change', userId: user.id, email: 'tyv@eksempel.dk', validMs })
    await change(actor)
    expect(await db.accessToken.count({ where: { userId: user.id, expiresAt: { gt: new Date() } } })).toBe(0)
  })

  it('refuses a wrong password at its field and changes nothing', async () => {
    const user = await createAccount()
    const [here, there] = [await signIn(user), await signIn(user)]
    await expect(change(here.actor, 'forkert kode')).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: 'Adgangskoden er forkert. Prøv igen.' },
    })
    expect(await enter(user.username, testPassword)).toBe(true)
    expect((await db.session.findUniqueOrThrow({ where: { id: there.sessionId } })).endedAt).toBeNull()
  })

  it('stops guessing, even when the right password follows', async () => {
    const caller = callerFor((await signIn(await createAccount())).actor)
    const guess = (currentPassword: string) => execute(changePassword, caller, { currentPassword, password: next })
    for (let n = 0; n < 10; n++) await guess('forkert kode').catch(() => {})
    await expect(guess(testPassword)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('refuses a short one, and common ones for administrators', async () => {
    const user = await createAccount()
    await expect(change((await signIn(user)).actor, testPassword, '12345')).rejects.toMatchObject({
      fields: { password: 'Adgangskode skal være mindst 6 tegn.' },
    })
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    const common = change(administrator, testPassword, 'Sommer2024!')
    await expect(common).rejects.toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
      fields: { password: expect.any(String) },
    })
  })

  it('needs a session', async () => {
    await expect(change(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
