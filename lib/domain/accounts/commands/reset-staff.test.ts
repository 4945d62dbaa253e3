import { describe, expect, it } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { resetStaff } from '@/lib/domain/accounts/commands/reset-staff'
import { listStaff } from '@/lib/domain/accounts/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, testPassword, visitor } from '@/tests/factories/accounts'
import { giveFactor } from '@/tests/factories/second-factor'

const system = { kind: 'system' as const, name: 'npm run admin' }
const machine = callerFor(system)
const next = 'bænken under linden 1947'

describe('restoring a staff account from the command line', () => {
  it('ends the old password and every session, and reopens a closed account with a link that works once', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    const { username, id } = user
    await execute(logIn, callerFor(visitor()), { username, password: testPassword })
    await db.user.update({ where: { id }, data: { disabledAt: new Date() } })
    await giveFactor(user)
    const { result } = await execute(resetStaff, machine, { username })
    expect(await db.secondFactor.count({ where: { userId: id } })).toBe(0)
    expect(await db.session.count({ where: { userId: id, endedAt: null } })).toBe(0)
    const old = execute(logIn, callerFor(visitor()), { username, password: testPassword })
    await expect(old).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await execute(resetPassword, callerFor(visitor()), { token: result.token, password: next })
    await execute(logIn, callerFor(visitor()), { username, password: next })
    expect(await db.auditEntry.findFirst({ where: { command: 'accounts.reset-staff', subjectId: id } })).toBeTruthy()
  })

  it('ends an earlier link', async () => {
    const { username } = await createAccount({ isAdmin: true, staffScope: 'full' })
    const { result: first } = await execute(resetStaff, machine, { username })
    await execute(resetStaff, machine, { username })
    const late = execute(resetPassword, callerFor(visitor()), { token: first.token, password: next })
    await expect(late).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('changes rights only when given, also for an account that lost them', async () => {
    const { username, id } = await createAccount()
    await expect(execute(resetStaff, machine, { username })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await execute(resetStaff, machine, { username, scope: 'full' })
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ isAdmin: true, staffScope: 'full' })
  })

  it('is refused to all other callers, and so is the list of staff', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    const input = { username: user.username }
    await expect(execute(resetStaff, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(resetStaff, callerFor(actorFor(user)), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listStaff(actorFor(user))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await execute(logIn, callerFor(visitor()), { username: user.username, password: testPassword })
    expect((await listStaff(system)).find(({ username }) => username === user.username)).toMatchObject({
      scope: 'full',
      isClosed: false,
      lastSignIn: expect.any(Date),
    })
  })
})
