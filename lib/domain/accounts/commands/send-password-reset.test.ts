import { describe, expect, it } from 'vitest'
import { sendPasswordReset } from '@/lib/domain/accounts/commands/send-password-reset'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const worker = callerFor({ kind: 'system', name: 'test' })

describe('mailing a link to a new password', () => {
  it('stores only the hash of the link, which works for an hour', async () => {
    const user = await createAccount()
    const { result } = await execute(sendPasswordReset, worker, { email: user.email.toUpperCase() })
    expect(result).toEqual({ sent: true })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: user.email } })
    const token = /\/reset-password\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const row = await db.accessToken.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })
    expect(row).toMatchObject({ kind: 'password_reset', userId: user.id, usedAt: null })
    expect((row.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0)
  })

  it('sends nothing to an unknown address or a closed account', async () => {
    const user = await createAccount()
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    for (const email of [user.email, 'ukendt@eksempel.dk']) {
      expect((await execute(sendPasswordReset, worker, { email })).result).toEqual({ sent: false })
      expect(await db.mail.count({ where: { recipient: email } })).toBe(0)
    }
  })

  it('is only for the job', async () => {
    const user = await createAccount({ isAdmin: true })
    const input = { email: user.email }
    await expect(execute(sendPasswordReset, callerFor(visitor()), input)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(execute(sendPasswordReset, callerFor(administratorFor(user)), input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('refuses an invalid address', async () => {
    await expect(execute(sendPasswordReset, worker, { email: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
