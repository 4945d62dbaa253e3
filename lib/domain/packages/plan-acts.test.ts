import { describe, expect, it } from 'vitest'
import { codeSearchInput } from '@/lib/domain/packages/code-list-schema'
import { planActs } from '@/lib/domain/packages/code-queries'
import { blockCodes } from '@/lib/domain/packages/commands/block-codes'
import { moveCodes } from '@/lib/domain/packages/commands/move-codes'
import { retireCodes } from '@/lib/domain/packages/commands/retire-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const reason = 'Kassen blev stjålet fra bilen'
const newReseller = async () => createReseller(await createAccount())
const inPackage = (id: string) => codeSearchInput.parse({ package: id })
const setState = (id: string | undefined, state: 'blocked' | 'retired' | 'claimed' | 'handed_over') =>
  db.qrCode.update({ where: { id: id ?? '' }, data: { state } })

describe('one act for all that a search finds', () => {
  it('reports beforehand how many each act is possible for, why not the rest, and how many a family uses', async () => {
    const { id, codes } = await createPackage({ count: 6, reseller: await newReseller() })
    await setState(codes[0]?.id, 'retired')
    await setState(codes[1]?.id, 'blocked')
    await setState(codes[2]?.id, 'claimed')
    const { actor } = await administrator()
    const plan = await planActs(actor, inPackage(id))
    expect(plan).toMatchObject({ found: 6, isMore: false })
    expect(plan.acts.block).toEqual({
      count: 4,
      inUse: 1,
      passedOver: [
        { reason: 'spærret', count: 1 },
        { reason: 'taget ud af brug', count: 1 },
      ],
    })
    expect(plan.acts.retire).toMatchObject({ count: 5, inUse: 1 })
    expect(plan.acts.move).toMatchObject({ count: 3, inUse: 0 })
    expect(plan.acts.assign.count).toBe(0)
  })

  it('blocks a whole box with a line in each history, and leaves codes that were out of use', async () => {
    const { id, codes } = await createPackage({ count: 200, reseller: await newReseller() })
    await setState(codes[7]?.id, 'retired')
    const other = await createPackage({ count: 2 })
    const { caller } = await administrator()
    const { result } = await execute(blockCodes, caller, { all: { search: { package: id }, count: 199 }, reason })
    expect(result).toEqual({ count: 199 })
    expect(await db.qrCode.count({ where: { packageId: id, state: 'blocked', stateBeforeBlock: 'assigned' } })).toBe(
      199,
    )
    const lines = { kind: 'blocked', reason, actorName: 'Anna Drift', qrCode: { packageId: id } } as const
    expect(await db.qrEvent.count({ where: lines })).toBe(199)
    expect(await db.qrCode.count({ where: { packageId: other.id, state: 'produced' } })).toBe(2)
    expect(await db.auditEntry.findFirst({ where: { command: 'packages.block-codes', subjectId: '199' } })).toBeTruthy()
  })

  it('applies every filter of the list: start, state, reseller and package', async () => {
    const [from, to] = [await newReseller(), await newReseller()]
    const { id, codes } = await createPackage({ count: 60, reseller: from })
    await createPackage({ count: 5, reseller: from })
    const beginning = codes[0]?.code.slice(0, 2) ?? ''
    const wanted = codes.filter(({ code }) => code.startsWith(beginning)).length
    const search = { search: beginning.toLowerCase(), state: 'assigned', reseller: from.id, package: id }
    const { caller } = await administrator()
    await execute(moveCodes, caller, { all: { search, count: wanted }, resellerId: to.id, reason })
    expect(await db.qrCode.count({ where: { resellerId: to.id, code: { startsWith: beginning } } })).toBe(wanted)
    expect(await db.qrCode.count({ where: { resellerId: to.id } })).toBe(wanted)
  })

  it('changes nothing when the number differs from the one agreed to', async () => {
    const { id, codes } = await createPackage({ count: 3 })
    const { caller } = await administrator()
    await setState(codes[0]?.id, 'retired')
    const all = { search: { package: id }, count: 3 }
    await expect(execute(retireCodes, caller, { all, reason })).rejects.toMatchObject({
      code: 'CODES_NOT_CHANGED',
      context: { problem: 'Det gælder nu 2 koder, ikke 3. Vælg alle igen.' },
    })
    expect(await db.qrCode.count({ where: { packageId: id, state: 'retired' } })).toBe(1)
  })

  it('moves only codes that are not there already', async () => {
    const [from, to] = [await newReseller(), await newReseller()]
    const { id, codes } = await createPackage({ count: 3, reseller: from })
    await db.qrCode.update({ where: { id: codes[0]?.id ?? '' }, data: { resellerId: to.id } })
    const { caller } = await administrator()
    const input = { all: { search: { package: id }, count: 3 }, resellerId: to.id, reason }
    expect((await execute(moveCodes, caller, input)).result).toMatchObject({ count: 2 })
    expect(await db.qrEvent.count({ where: { kind: 'moved', qrCode: { packageId: id } } })).toBe(2)
    await expect(execute(moveCodes, caller, input)).rejects.toMatchObject({ code: 'CODES_NOT_CHANGED' })
  })

  it('writes each line once when the same box is blocked concurrently', async () => {
    const { id } = await createPackage({ count: 40 })
    const { caller } = await administrator()
    const input = { all: { search: { package: id }, count: 40 }, reason }
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => execute(blockCodes, caller, input)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.qrEvent.count({ where: { kind: 'blocked', qrCode: { packageId: id } } })).toBe(40)
  })

  it('refuses an empty search, and a choice together with a search', async () => {
    const { caller } = await administrator()
    const { codes } = await createPackage()
    const refused = (input: object) => expect(execute(blockCodes, caller, { reason, ...input })).rejects
    for (const search of [{}, { search: ' - ' }]) {
      await refused({ all: { search, count: 1 } }).toMatchObject({ code: 'INVALID_INPUT' })
    }
    await refused({ all: { search: { state: 'produced' } } }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ all: { search: { state: 'hemmelig' }, count: 1 } }).toMatchObject({ code: 'INVALID_INPUT' })
    const both = { codes: codes.map(({ code }) => code), all: { search: { state: 'produced' }, count: 1 } }
    await refused(both).toMatchObject({ fields: { codes: 'Vælg enten koder eller alle fundne.' } })
    await refused({}).toMatchObject({ fields: { codes: 'Vælg mindst én kode.' } })
  })

  it('is for full administrators only', async () => {
    const { id } = await createPackage()
    const input = { all: { search: { package: id }, count: 1 }, reason }
    await expect(execute(blockCodes, await workshopCaller(), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(planActs(visitor(), inPackage(id))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(await createAccount()), (await workshopCaller()).actor]) {
      await expect(planActs(actor, inPackage(id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})
