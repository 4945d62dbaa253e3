import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { confirmEmailChange } from '@/lib/domain/accounts/commands/confirm-email-change'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { findEmailChange } from '@/lib/domain/accounts/email-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'

const linkFor = (userId: string, email: string, validMs = 3600_000) =>
  createAccessToken(db, { kind: 'email_change', userId, email, validMs })
const confirm = (token: string) => execute(confirmEmailChange, callerFor(visitor()), { token })

describe('confirming a new mail address', () => {
  it('works signed out, changes the address for signing in, keeps sessions and notifies the old address', async () => {
    const user = await createAccount()
    const { sessionId } = await signIn(user)
    const email = `Ny-${user.email}`
    const token = await linkFor(user.id, email)
    expect(await findEmailChange(visitor(), { token })).toEqual({
      state: 'open',
      username: user.username,
      oldEmail: user.email,
      email,
    })
    expect((await confirm(token)).result).toEqual({ email })
    const entered = await execute(logIn, callerFor(visitor()), { username: email, password: testPassword })
    expect(entered.result.userData).toEqual({ ...user, email })
    expect((await db.session.findUniqueOrThrow({ where: { id: sessionId } })).endedAt).toBeNull()
    const notice = await db.mail.findFirstOrThrow({ where: { recipient: user.email } })
    expect(notice.template).toBe('email-changed')
    expect(notice.text).toContain(email)
    expect(await findEmailChange(visitor(), { token })).toEqual({ state: 'done', username: user.username, email })
  })

  it('ends links to a new password sent to the old mailbox', async () => {
    const user = await createAccount()
    const reset = await createAccessToken(db, { kind: 'password_reset', userId: user.id, validMs: 3600_000 })
    await confirm(await linkFor(user.id, `ny-${user.email}`))
    const resetting = execute(resetPassword, callerFor(visitor()), { token: reset, password: 'en ny lang kode' })
    await expect(resetting).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('works once, even concurrently', async () => {
    const user = await createAccount()
    const token = await linkFor(user.id, `ny-${user.email}`)
    const outcomes = await Promise.allSettled([confirm(token), confirm(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(confirm(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    expect(await db.mail.count({ where: { recipient: user.email, template: 'email-changed' } })).toBe(1)
  })

  it('shows only the owner of the mailbox that another account has the address, and changes nothing', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const token = await linkFor(user.id, other.email.toUpperCase())
    expect(await findEmailChange(visitor(), { token })).toMatchObject({
      state: 'refused',
      message: 'En anden konto bruger allerede den adresse.',
    })
    await expect(confirm(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(user.email)
    expect(await db.mail.count({ where: { recipient: user.email } })).toBe(0)
  })

  it('refuses links that are expired, unknown or of another kind, and closed accounts', async () => {
    const user = await createAccount()
    const email = `ny-${user.email}`
    await expect(confirm(await linkFor(user.id, email, -1))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const other = await createAccessToken(db, { kind: 'sign_in', userId: user.id, validMs: 3600_000 })
    for (const token of [other, 'x', '\u0000'])
      await expect(confirm(token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const token = await linkFor(user.id, email)
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    await expect(confirm(token)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
  })
})
