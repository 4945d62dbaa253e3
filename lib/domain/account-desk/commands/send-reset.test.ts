import { describe, expect, it } from 'vitest'
import { sendReset } from '@/lib/domain/account-desk/commands/send-reset'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const administrator = async () =>
  callerFor(administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' })))

describe('a link to a new password from an administrator', () => {
  it('goes to the account’s own address, works once, and is not in the answer', async () => {
    const user = await createAccount()
    const { result } = await execute(sendReset, await administrator(), { id: user.id })
    expect(result).toEqual({ ok: true })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: user.email, template: 'password-reset' } })
    expect(mail.text).not.toContain('Du har bedt om')
    const token = /\/reset-password\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const choose = () => execute(resetPassword, callerFor(visitor()), { token, password: 'et nyt og langt kodeord' })
    await choose()
    await expect(choose()).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('is not sent while the account is closed, nor more than six times in a day', async () => {
    const user = await createAccount()
    const send = async () => execute(sendReset, await administrator(), { id: user.id })
    for (let n = 0; n < 6; n++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    await expect(send()).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
