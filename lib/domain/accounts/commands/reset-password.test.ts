import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'

const linkFor = (userId: string, validMs = 3600_000) =>
  db.$transaction((tx) => createAccessToken(tx, { kind: 'password_reset', userId, validMs }))
const reset = (token: string, password = 'ny og lang kode') =>
  execute(resetPassword, callerFor(visitor()), { token, password })
const enter = (username: string, password: string) =>
  execute(logIn, callerFor(visitor()), { username, password }).then(
    () => true,
    () => false,
  )

describe('choosing a new password', () => {
  it('ends every session, signs this device in, and notifies by mail', async () => {
    const user = await createAccount()
    const before = [await signIn(user), await signIn(user)]
    const foreign = await signIn(await createAccount())
    const { result, cookies } = await reset(await linkFor(user.id))
    expect(result).toEqual(user)
    const live = await db.session.findMany({ where: { userId: user.id, endedAt: null }, select: { id: true } })
    expect(live).toHaveLength(1)
    expect((await findSession(cookies[0]?.value ?? null))?.id).toBe(live[0]?.id)
    expect(before.map(({ sessionId }) => sessionId)).not.toContain(live[0]?.id)
    expect((await db.session.findUniqueOrThrow({ where: { id: foreign.sessionId } })).endedAt).toBeNull()
    expect(await enter(user.username, 'ny og lang kode')).toBe(true)
    expect(await enter(user.username, testPassword)).toBe(false)
    expect(await db.mail.count({ where: { recipient: user.email, template: 'password-changed' } })).toBe(1)
    expect(await db.auditEntry.count({ where: { command: 'accounts.reset-password', subjectId: user.id } })).toBe(1)
  })

  it('works once, even concurrently, and uses up the other links too', async () => {
    const user = await createAccount()
    const [token, other] = [await linkFor(user.id), await linkFor(user.id)]
    const outcomes = await Promise.allSettled([reset(token, 'den ene kode'), reset(token, 'den anden kode')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(reset(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    await expect(reset(other)).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('refuses links that are expired, unknown or of another kind', async () => {
    const user = await createAccount()
    await expect(reset(await linkFor(user.id, -1))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    for (const token of ['x', 'a'.repeat(43), '\u0000']) {
      await expect(reset(token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    }
    expect(await enter(user.username, testPassword)).toBe(true)
  })

  it('refuses a short password and keeps the link valid', async () => {
    const token = await linkFor((await createAccount()).id)
    await expect(reset(token, '12345')).rejects.toMatchObject({
      fields: { password: 'Adgangskode skal være mindst 6 tegn.' },
    })
    await reset(token)
  })

  it('refuses common passwords for administrators', async () => {
    const user = await createAccount({ isAdmin: true })
    for (const password of ['password', 'Qwerty123', 'Sommer2024!', '111111']) {
      const trying = reset(await linkFor(user.id), password)
      await expect(trying).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
    }
  })

  it('is refused for a closed account', async () => {
    const user = await createAccount()
    const token = await linkFor(user.id)
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    await expect(reset(token)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
  })
})
