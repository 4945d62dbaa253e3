import { describe, expect, it } from 'vitest'
import { requestPasswordReset } from '@/lib/domain/accounts/commands/request-password-reset'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const ask = (email: string) => execute(requestPasswordReset, callerFor(visitor()), { email })

describe('requesting a new password', () => {
  it('answers the same for a known and an unknown address, and looks neither up', async () => {
    const user = await createAccount()
    const known = await ask(user.email)
    const unknown = await ask('ukendt@eksempel.dk')
    expect(known).toEqual(unknown)
    expect(known.result.message).toMatch(/^Hvis der er en konto/)
    const jobs = await db.$queryRaw<Array<{ data: { email: string } }>>`
      SELECT data FROM pgboss.job WHERE name = 'send-password-reset' ORDER BY created_on`
    expect(jobs.map(({ data }) => data.email)).toEqual([user.email, 'ukendt@eksempel.dk'])
    expect(await db.accessToken.count()).toBe(0)
  })

  it('refuses an invalid address', async () => {
    await expect(ask('karen')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is limited per mailbox', async () => {
    for (let n = 0; n < 5; n++) await ask('fyldt@eksempel.dk')
    await expect(ask('Fyldt@eksempel.dk')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
