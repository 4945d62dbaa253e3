import { describe, expect, it } from 'vitest'
import { createStaff } from '@/lib/domain/accounts/commands/create-staff'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const machine = callerFor({ kind: 'system', name: 'npm run admin' })
let count = 0
const person = () => {
  const username = `ejer${process.pid}-${++count}`
  return { username, fullName: 'Ida Ejer', email: `${username}@minder.dk`, scope: 'full' }
}
const own = 'bænken under linden 1947'

describe('creating a staff account from the command line', () => {
  it('works with a password, and logs the rights', async () => {
    const who = { ...person(), scope: 'production', password: own }
    const { result } = await execute(createStaff, machine, who)
    expect(result.token).toBeNull()
    expect(await db.user.findUnique({ where: { id: result.user.id } })).toMatchObject({
      isAdmin: true,
      staffScope: 'production',
    })
    expect(await db.auditEntry.findFirst({ where: { subjectId: result.user.id } })).toMatchObject({
      command: 'accounts.create-staff',
      actorKind: 'system',
      detail: { scope: 'production' },
    })
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain(own)
    await execute(logIn, callerFor(visitor()), { username: who.username, password: own })
  })

  it('works with a link that can be used once, and nothing else opens the account before', async () => {
    const who = person()
    const { result } = await execute(createStaff, machine, who)
    const choose = { token: result.token, password: own }
    await execute(resetPassword, callerFor(visitor()), choose)
    await expect(execute(resetPassword, callerFor(visitor()), choose)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    await execute(logIn, callerFor(visitor()), { username: who.username, password: own })
  })

  it.each(['111111111111', 'mindelund-demo', 'kort og god'])('refuses the password %s', async (password) => {
    await expect(execute(createStaff, machine, { ...person(), password })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
  })

  it('refuses a name that is taken or belongs to the demo accounts', async () => {
    const { username, email } = await createAccount()
    for (const taken of [{ username }, { email }, { username: 'Demo-Admin' }, { email: 'ny@mindelund.example' }]) {
      const refused = execute(createStaff, machine, { ...person(), ...taken })
      await expect(refused).rejects.toMatchObject({ fields: { [Object.keys(taken)[0] ?? '']: expect.any(String) } })
    }
  })

  it('is refused to all other callers', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    await expect(execute(createStaff, callerFor(visitor()), person())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    for (const actor of [actorFor(user), administratorFor(user)]) {
      await expect(execute(createStaff, callerFor(actor), person())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})
