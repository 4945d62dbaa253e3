import { describe, expect, it } from 'vitest'
import { makePackage } from '@/lib/domain/packages/commands/make-package'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { isTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

describe('making a package', () => {
  it('makes it with all its codes, activation codes by default, and their first line of history', async () => {
    const admin = await administrator()
    const { result } = await execute(makePackage, callerFor(admin), { name: ' Granit, lys ', count: 30 })
    expect(result).toMatchObject({ name: 'Granit, lys', count: 30, requiresActivation: true })
    const codes = await db.qrCode.findMany({ where: { packageId: result.id }, include: { events: true } })
    expect(codes).toHaveLength(30)
    expect(codes.every(({ code, activationCode }) => isTextCode(code) && activationCode?.length === 6)).toBe(true)
    expect(codes.flatMap(({ events }) => events).every(({ actorName }) => actorName === 'Anna Drift')).toBe(true)
    expect(await db.auditEntry.count({ where: { command: 'packages.make-package', subjectId: result.id } })).toBe(1)
  })

  it('makes a thousand codes at once, and none of them asks for an activation code when that is not wished', async () => {
    const input = { name: 'Stor', count: 1000, requiresActivation: false }
    const { result } = await execute(makePackage, callerFor(await administrator()), input)
    expect(await db.qrCode.count({ where: { packageId: result.id, activationCode: null } })).toBe(1000)
  })

  it.each([0, -1, 1001, 2.5, 'mange', null, undefined])('refuses %j codes and makes nothing', async (count) => {
    const caller = callerFor(await administrator())
    const before = await db.qrPackage.count()
    await expect(execute(makePackage, caller, { name: 'Granit', count })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await db.qrPackage.count()).toBe(before)
  })

  it('asks for a name', async () => {
    const caller = callerFor(await administrator())
    await expect(execute(makePackage, caller, { name: ' ', count: 1 })).rejects.toMatchObject({
      fields: { name: 'Giv pakken et navn.' },
    })
  })

  it('is for administrators of the whole house alone', async () => {
    const input = { name: 'Granit', count: 1 }
    const staff = administratorFor(await createAccount({ isAdmin: true }), 'production')
    await expect(execute(makePackage, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(await createAccount()), staff]) {
      await expect(execute(makePackage, callerFor(actor), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('gives each package its own number, also when several are made at the same moment', async () => {
    const caller = callerFor(await administrator())
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => execute(makePackage, caller, { name: `Pakke ${index}`, count: 5 })),
    )
    expect(new Set(made.map(({ result }) => result.number)).size).toBe(6)
  })
})
