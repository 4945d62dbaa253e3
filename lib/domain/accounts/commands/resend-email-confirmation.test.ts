import { describe, expect, it } from 'vitest'
import { confirmEmail } from '@/lib/domain/accounts/commands/confirm-email'
import { resendEmailConfirmation } from '@/lib/domain/accounts/commands/resend-email-confirmation'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const createUnconfirmed = (fullName = 'Karen Holm') => createAccount({ isEmailConfirmed: false, fullName })
const resend = (user: Awaited<ReturnType<typeof createAccount>>) =>
  execute(resendEmailConfirmation, callerFor(actorFor(user)), {})
const tokenIn = (text: string) => /\/profile\/confirm\/([\w-]{43})/.exec(text)?.[1] ?? ''

describe('sending the link again', () => {
  it('mails the account’s own address, without any typed text, and ends the earlier link', async () => {
    const user = await createUnconfirmed('Køb billigt nu')
    await resend(user)
    await resend(user)
    const mails = await db.mail.findMany({ where: { recipient: user.email }, orderBy: { id: 'asc' } })
    expect(mails.map(({ template }) => template)).toEqual(['email-confirmation', 'email-confirmation'])
    const [before, last] = mails.map(({ text }) => tokenIn(text))
    expect(mails[1]?.html).not.toMatch(/Køb billigt|konto\d/)
    const press = (token = '') => execute(confirmEmail, callerFor(visitor()), { token })
    await expect(press(before)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await press(last)
    await expect(resend(user)).rejects.toMatchObject({ code: 'EMAIL_CONFIRMED' })
  })

  it('is limited per mailbox', async () => {
    const user = await createUnconfirmed()
    for (let n = 0; n < 5; n++) await resend(user)
    await expect(resend(user)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('needs a session', async () => {
    const asked = execute(resendEmailConfirmation, callerFor(visitor()), {})
    await expect(asked).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
