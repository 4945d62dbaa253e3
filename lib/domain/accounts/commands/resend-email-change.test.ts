import { describe, expect, it } from 'vitest'
import { requestEmailChange } from '@/lib/domain/accounts/commands/request-email-change'
import { resendEmailChange } from '@/lib/domain/accounts/commands/resend-email-change'
import { findEmailChange } from '@/lib/domain/accounts/email-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, testPassword, visitor } from '@/tests/factories/accounts'

const tokensTo = async (recipient: string) => {
  const mails = await db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
  return mails.map(({ text }) => /\/profile\/email\/([\w-]{43})/.exec(text)?.[1] ?? '')
}

describe('sending the link to a new address again', () => {
  it('mails a new link to the same address and ends the earlier one', async () => {
    const user = await createAccount()
    const caller = callerFor(actorFor(user))
    const email = `ny-${user.email}`
    await execute(requestEmailChange, caller, { email, password: testPassword })
    expect((await execute(resendEmailChange, caller, {})).result.email).toBe(email)
    const [first = '', second = ''] = await tokensTo(email)
    expect(second).not.toBe(first)
    expect(await findEmailChange(visitor(), { token: first })).toMatchObject({ state: 'refused' })
    expect(await findEmailChange(visitor(), { token: second })).toMatchObject({ state: 'open', email })
  })

  it('is NOT_FOUND when nothing is pending, even if it is for another account', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    await execute(requestEmailChange, callerFor(actorFor(other)), { email: `a-${other.email}`, password: testPassword })
    const trying = execute(resendEmailChange, callerFor(actorFor(user)), {})
    await expect(trying).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('needs a session', async () => {
    const trying = execute(resendEmailChange, callerFor(visitor()), {})
    await expect(trying).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
