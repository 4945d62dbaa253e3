import { describe, expect, it } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { requestEmailChange } from '@/lib/domain/accounts/commands/request-email-change'
import { findPendingEmailChange } from '@/lib/domain/accounts/email-queries'
import type { UserView } from '@/lib/domain/accounts/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hourMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, testPassword, visitor } from '@/tests/factories/accounts'

const ask = (user: UserView, email: string, { password = testPassword, caller = callerFor(actorFor(user)) } = {}) =>
  execute(requestEmailChange, caller, { email, password }).then(({ result }) => result)

describe('requesting a change of address', () => {
  it('changes nothing, mails only the new address, and is shown as pending for a day', async () => {
    const user = await createAccount()
    const email = `ny-${user.email}`
    const answer = await ask(user, email)
    expect(answer.email).toBe(email)
    expect((Date.parse(answer.expiresAt) - Date.now()) / hourMs).toBeCloseTo(24, 1)
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(user.email)
    expect(await findPendingEmailChange(actorFor(user))).toMatchObject({ email })
    const mails = await db.mail.findMany({ where: { recipient: { in: [email, user.email] } } })
    expect(mails.map(({ recipient, template }) => [recipient, template])).toEqual([[email, 'email-change']])
    expect(mails[0]?.text).toMatch(/\/profile\/email\/[\w-]{43}/)
  })

  it('answers and mails the same for an address that another account has', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const known = await ask(user, other.email)
    const unknown = await ask(await createAccount(), `ukendt-${user.email}`)
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(await findPendingEmailChange(actorFor(user))).toMatchObject({ email: other.email })
    expect(await db.mail.count({ where: { recipient: other.email, template: 'email-change' } })).toBe(1)
  })

  it('ends the earlier link', async () => {
    const user = await createAccount()
    await ask(user, `en-${user.email}`)
    await ask(user, `to-${user.email}`)
    const open = await db.accessToken.findMany({ where: { userId: user.id, expiresAt: { gt: new Date() } } })
    expect(open.map(({ email }) => email)).toEqual([`to-${user.email}`])
  })

  it('refuses a wrong password at its field and sends no mail', async () => {
    const user = await createAccount()
    await expect(ask(user, `ny-${user.email}`, { password: 'forkert kode' })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: 'Adgangskoden er forkert. Prøv igen.' },
    })
    expect(await db.mail.count({ where: { recipient: `ny-${user.email}` } })).toBe(0)
  })

  it('counts wrong passwords together with those at login', async () => {
    const user = await createAccount()
    const caller = callerFor(actorFor(user))
    for (let n = 0; n < 10; n++)
      await ask(user, `ny-${user.email}`, { password: 'forkert kode', caller }).catch(() => {})
    await expect(ask(user, `ny-${user.email}`, { caller })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const atLogin = execute(logIn, { ...caller, actor: visitor() }, { username: user.username, password: testPassword })
    await expect(atLogin).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('is limited per mailbox', async () => {
    const target = `fyldt-${process.pid}@eksempel.dk`
    for (let n = 0; n < 5; n++) await ask(await createAccount(), target)
    await expect(ask(await createAccount(), target.toUpperCase())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('refuses an invalid address, and the current one', async () => {
    const user = await createAccount()
    await expect(ask(user, 'karen')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(ask(user, user.email)).rejects.toMatchObject({ fields: { email: 'Det er allerede din mailadresse.' } })
  })

  it('needs a session', async () => {
    const user = await createAccount()
    await expect(ask(user, 'ny@eksempel.dk', { caller: callerFor(visitor()) })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})
