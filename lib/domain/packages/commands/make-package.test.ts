import { describe, expect, it } from 'vitest'
import { makePackage } from '@/lib/domain/packages/commands/make-package'
import { makePackageCodesJob } from '@/lib/domain/packages/jobs'
import { makePackageCodes } from '@/lib/domain/packages/make-package-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { isTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createReseller } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

const queued = async (packageId: string) =>
  (
    await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = ${makePackageCodesJob.name} AND data->>'packageId' = ${packageId}`
  ).length

describe('making a package', () => {
  it('makes a small one with all its codes at once, in the stock of its reseller', async () => {
    const admin = await administrator()
    const reseller = await createReseller(await createAccount())
    const wanted = { name: ' Granit, lys ', count: 30, resellerId: reseller.id, material: 'slate', symbolMm: 40 }
    const { result } = await execute(makePackage, callerFor(admin), wanted)
    expect(result).toMatchObject({ name: 'Granit, lys', count: 30, requiresActivation: true })
    expect(await db.qrPackage.findUnique({ where: { id: result.id } })).toMatchObject({
      state: 'ready',
      made: 30,
      material: 'slate',
      symbolMm: 40,
      resellerId: reseller.id,
      createdById: admin.userId,
    })
    const codes = await db.qrCode.findMany({ where: { packageId: result.id }, include: { events: true } })
    expect(codes).toHaveLength(30)
    expect(codes.every(({ code, activationCode }) => isTextCode(code) && activationCode?.length === 6)).toBe(true)
    expect(codes.every(({ state, resellerId }) => state === 'assigned' && resellerId === reseller.id)).toBe(true)
    expect(codes.flatMap(({ events }) => events).every(({ actorName }) => actorName === 'Anna Drift')).toBe(true)
    expect(await db.auditEntry.count({ where: { command: 'packages.make-package', subjectId: result.id } })).toBe(1)
  })

  it('creates a large one and queues its codes, which are generated after the commit', async () => {
    const { result } = await execute(makePackage, callerFor(await administrator()), { name: 'Stor', count: 201 })
    expect(await db.qrPackage.findUnique({ where: { id: result.id } })).toMatchObject({ state: 'making', made: 0 })
    expect(await db.qrCode.count({ where: { packageId: result.id } })).toBe(0)
    expect(await queued(result.id)).toBe(1)
    await makePackageCodes(result.id)
    expect(await db.qrCode.count({ where: { packageId: result.id } })).toBe(201)
  })

  it('makes codes without activation codes on request', async () => {
    const input = { name: 'Uden', count: 5, requiresActivation: false, resellerId: '', material: '', symbolMm: '' }
    const { result } = await execute(makePackage, callerFor(await administrator()), input)
    const where = { packageId: result.id, activationCode: null, resellerId: null, state: 'produced' as const }
    expect(await db.qrCode.count({ where })).toBe(5)
  })

  it('refuses an unknown or suspended reseller', async () => {
    const caller = callerFor(await administrator())
    const suspended = await createReseller(await createAccount(), { status: 'suspended' })
    for (const resellerId of [suspended.id, '01890000-0000-7000-8000-000000000000']) {
      const refused = execute(makePackage, caller, { name: 'Granit', count: 1, resellerId })
      await expect(refused).rejects.toMatchObject({ fields: { resellerId: 'Vælg en forhandler, der er aktiv.' } })
    }
  })

  it.each([0, -1, 10_001, 2.5, 'mange', null, undefined])('refuses %j codes and makes nothing', async (count) => {
    const caller = callerFor(await administrator())
    const before = await db.qrPackage.count()
    await expect(execute(makePackage, caller, { name: 'Granit', count })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await db.qrPackage.count()).toBe(before)
  })

  it('requires a name', async () => {
    const caller = callerFor(await administrator())
    await expect(execute(makePackage, caller, { name: ' ', count: 1 })).rejects.toMatchObject({
      fields: { name: 'Giv pakken et navn.' },
    })
  })

  it('is for full administrators only', async () => {
    const input = { name: 'Granit', count: 1 }
    const staff = administratorFor(await createAccount({ isAdmin: true }), 'production')
    await expect(execute(makePackage, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(await createAccount()), staff]) {
      await expect(execute(makePackage, callerFor(actor), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('gives each package its own number, also in concurrent calls', async () => {
    const caller = callerFor(await administrator())
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => execute(makePackage, caller, { name: `Pakke ${index}`, count: 5 })),
    )
    expect(new Set(made.map(({ result }) => result.number)).size).toBe(6)
  })
})
