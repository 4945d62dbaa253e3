import { describe, expect, it } from 'vitest'
import { assignCodes } from '@/lib/domain/packages/commands/assign-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const newReseller = async (status: 'active' | 'suspended' = 'active') =>
  createReseller(await createAccount(), { status })

describe('giving codes to a reseller', () => {
  it('assigns chosen codes, with actor and reseller in each history', async () => {
    const { id, codes } = await createPackage({ count: 3 })
    const [reseller, { actor, caller }] = [await newReseller(), await administrator()]
    const chosen = codes.slice(0, 2).map(({ code }) => formatTextCode(code).toLowerCase())
    const { result } = await execute(assignCodes, caller, { codes: chosen, resellerId: reseller.id })
    expect(result.count).toBe(2)
    const given = await db.qrCode.findMany({
      where: { packageId: id, resellerId: reseller.id, state: 'assigned' },
      select: { code: true, events: { where: { kind: 'assigned' } } },
    })
    expect(given.map(({ code }) => code).sort()).toEqual(
      codes
        .slice(0, 2)
        .map(({ code }) => code)
        .sort(),
    )
    expect(given[0]?.events).toMatchObject([{ actorId: actor.userId, actorName: 'Anna Drift' }])
    expect(given[0]?.events[0]?.reason).toBe(reseller.companyName)
    expect(await db.auditEntry.count({ where: { command: 'packages.assign-codes', subjectId: reseller.id } })).toBe(1)
  })

  it('assigns the codes of a package that are in our stock, and leaves the rest', async () => {
    const { id, codes } = await createPackage({ count: 4 })
    const [reseller, other] = [await newReseller(), await newReseller()]
    const set = (place: number, data: object) => db.qrCode.update({ where: { id: codes[place]?.id ?? '' }, data })
    await set(0, { state: 'blocked' })
    await set(1, { state: 'assigned', resellerId: other.id })
    const { caller } = await administrator()
    const wholePackage = { all: { search: { package: id }, count: 2 }, resellerId: reseller.id }
    const { result } = await execute(assignCodes, caller, wholePackage)
    expect(result.count).toBe(2)
    expect(await db.qrCode.count({ where: { packageId: id, resellerId: reseller.id } })).toBe(2)
    expect(await db.qrCode.count({ where: { packageId: id, resellerId: other.id } })).toBe(1)
    expect(await db.qrPackage.findUnique({ where: { id } })).toMatchObject({ resellerId: reseller.id })
    await expect(execute(assignCodes, caller, wholePackage)).rejects.toMatchObject({
      code: 'CODES_NOT_CHANGED',
    })
  })

  it('changes nothing when a chosen code is not in our stock, and names each with its reason', async () => {
    const [reseller, owner] = [await newReseller(), await createAccount()]
    const free = await createCode()
    const taken = await createCode({ owner })
    const elsewhere = await createCode({ reseller: { ...(await newReseller()), companyName: 'Ribe Sten' } })
    const { caller } = await administrator()
    const chosen = [free.code, taken.code, elsewhere.code]
    const refused = execute(assignCodes, caller, { codes: chosen, resellerId: reseller.id })
    await expect(refused).rejects.toMatchObject({ code: 'CODES_NOT_CHANGED' })
    const { problem } = await refused.catch(({ context }) => context)
    expect(problem).toContain(`${formatTextCode(taken.code)} (låst til en konto)`)
    expect(problem).toContain(formatTextCode(elsewhere.code))
    expect(problem).not.toContain(formatTextCode(free.code))
    expect(await db.qrCode.count({ where: { resellerId: reseller.id } })).toBe(0)
  })

  it('refuses a suspended reseller, a package that is being made, nothing chosen, and too many', async () => {
    const { caller } = await administrator()
    const { id, codes } = await createPackage()
    const chosen = codes.map(({ code }) => code)
    const suspended = await newReseller('suspended')
    const reseller = await newReseller()
    const refused = (input: object) => expect(execute(assignCodes, caller, input)).rejects
    await refused({ codes: chosen, resellerId: suspended.id }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ codes: [], resellerId: reseller.id }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ resellerId: reseller.id }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ codes: Array(1001).fill(chosen[0]), resellerId: reseller.id }).toMatchObject({
      fields: { codes: 'Vælg højst 1.000 koder ad gangen.' },
    })
    await db.qrPackage.update({ where: { id }, data: { state: 'making' } })
    const wholePackage = { all: { search: { package: id }, count: 1 }, resellerId: reseller.id }
    await refused(wholePackage).toMatchObject({ code: 'PACKAGE_NOT_READY' })
  })

  it('assigns a code to only one of two resellers in concurrent calls', async () => {
    const { code } = await createCode()
    const { caller } = await administrator()
    const resellers = await Promise.all([newReseller(), newReseller(), newReseller()])
    const outcomes = await Promise.allSettled(
      resellers.map(({ id }) => execute(assignCodes, caller, { codes: [code], resellerId: id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.qrEvent.count({ where: { qrCode: { code }, kind: 'assigned' } })).toBe(1)
  })

  it('is for full administrators only', async () => {
    const { code } = await createCode()
    const input = { codes: [code], resellerId: (await newReseller()).id }
    await expect(execute(assignCodes, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(assignCodes, await workshopCaller(), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
