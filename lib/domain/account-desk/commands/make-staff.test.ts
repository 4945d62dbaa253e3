import { describe, expect, it } from 'vitest'
import { disableAccount } from '@/lib/domain/account-desk/commands/disable-account'
import { makeStaff } from '@/lib/domain/account-desk/commands/make-staff'
import { unmakeStaff } from '@/lib/domain/account-desk/commands/unmake-staff'
import { resolveActor } from '@/lib/server/actor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, signIn } from '@/tests/factories/accounts'
import { createCase } from '@/tests/factories/support'

const reason = 'Begynder på mandag.'
const administrator = () => createAccount({ isAdmin: true, staffScope: 'full' })
const fullAdministrator = async () => callerFor(administratorFor(await administrator()))
const rights = (id: string) => db.user.findUniqueOrThrow({ where: { id }, select: { isAdmin: true, staffScope: true } })

describe('making an account staff', () => {
  it('takes effect at the next sign-in, is mailed and logged', async () => {
    const user = await createAccount()
    const { cookie } = await signIn(user)
    await execute(makeStaff, await fullAdministrator(), { id: user.id, scope: 'production', reason })
    expect(await rights(user.id)).toEqual({ isAdmin: true, staffScope: 'production' })
    const session = cookie.split('=').slice(1).join('=')
    expect(await resolveActor({ session, contributor: null })).toMatchObject({ kind: 'visitor' })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: user.email, template: 'account-act' } })
    expect(mail.text).toContain(reason)
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'account-desk.make-staff', subjectId: user.id },
    })
    expect(audit.detail).toEqual({ scope: 'production', before: 'none', reason })
  })

  it('can be changed, but not to the same scope, nor for an account closed or about to be deleted', async () => {
    const { id } = await createAccount({ isAdmin: true, staffScope: 'production' })
    await execute(makeStaff, await fullAdministrator(), { id, scope: 'full', reason })
    expect(await rights(id)).toEqual({ isAdmin: true, staffScope: 'full' })
    const make = async () => execute(makeStaff, await fullAdministrator(), { id, scope: 'full', reason })
    await expect(make()).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const gone of [{ disabledAt: new Date() }, { deletionDueAt: new Date() }]) {
      const other = await createAccount()
      await db.user.update({ where: { id: other.id }, data: gone })
      const raise = execute(makeStaff, await fullAdministrator(), { id: other.id, scope: 'full', reason })
      await expect(raise).rejects.toMatchObject({ code: 'CONFLICT' })
    }
  })

  it('is refused for one’s own account', async () => {
    const self = await administrator()
    const caller = callerFor(administratorFor(self))
    const lower = execute(makeStaff, caller, { id: self.id, scope: 'production', reason })
    await expect(lower).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
    const end = execute(unmakeStaff, caller, { id: self.id, reason })
    await expect(end).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
  })
})

describe('withdrawing staff access', () => {
  it('leaves an ordinary account, and unassigns its open cases', async () => {
    const colleague = await administrator()
    const open = await createCase({ assignee: colleague })
    await execute(unmakeStaff, await fullAdministrator(), { id: colleague.id, reason })
    expect(await rights(colleague.id)).toEqual({ isAdmin: false, staffScope: null })
    expect(await db.supportCase.findUnique({ where: { id: open.id } })).toMatchObject({ assigneeId: null })
    const again = execute(unmakeStaff, await fullAdministrator(), { id: colleague.id, reason })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('always leaves one administrator when two remove each other concurrently', async () => {
    // No other administrators may exist for this test.
    await db.user.updateMany({ where: { isAdmin: true }, data: { isAdmin: false, staffScope: null } })
    for (const [first, second] of [
      [unmakeStaff, unmakeStaff],
      [disableAccount, unmakeStaff],
    ] as const) {
      const [one, other] = await Promise.all([administrator(), administrator()])
      const outcomes = await Promise.allSettled([
        execute(first, callerFor(administratorFor(one)), { id: other.id, reason, ground: 'terms' }),
        execute(second, callerFor(administratorFor(other)), { id: one.id, reason, ground: 'terms' }),
      ])
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(refused).toMatchObject([{ reason: { code: 'LAST_ADMINISTRATOR' } }])
      const left = { isAdmin: true, staffScope: 'full' as const, disabledAt: null }
      expect(await db.user.count({ where: left })).toBe(1)
      await db.user.updateMany({ where: { isAdmin: true }, data: { isAdmin: false, staffScope: null } })
    }
  })
})
