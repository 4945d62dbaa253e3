import { describe, expect, it } from 'vitest'
import { replaceCode } from '@/lib/domain/qr-codes/commands/replace-code'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { printedCodeTarget } from '@/lib/domain/qr-codes/printed-code-target'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode, generateTextCode, isTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const reason = 'Pladen blev stjålet fra stenen'

describe('replacing a code', () => {
  it('makes a new code with the same pages and owner, and blocks the old one', async () => {
    const owner = await createAccount()
    const reseller = await createReseller(await createAccount())
    const memorials = [await createMemorial({ owner }), await createMemorial({ owner })]
    const old = await createCode({ owner, memorials, reseller, withActivation: true })
    const { caller } = await administrator()
    const { result } = await execute(replaceCode, caller, { code: old.code, reason })
    expect(isTextCode(result.newCode)).toBe(true)
    const made = await db.qrCode.findUniqueOrThrow({
      where: { code: result.newCode },
      include: { links: { orderBy: { position: 'asc' } }, events: true },
    })
    expect(made).toMatchObject({
      state: 'linked',
      ownerId: owner.id,
      resellerId: reseller.id,
      packageId: old.packageId,
    })
    expect(made.activationCode).toMatch(/^\d{6}$/)
    expect(made.links.map(({ memorialId }) => memorialId)).toEqual(memorials.map(({ id }) => id))
    expect(made.events.map(({ kind }) => kind).sort()).toEqual(['produced', 'replaces'])
    const before = await db.qrCode.findUniqueOrThrow({ where: { id: old.id }, include: { events: true } })
    expect(before).toMatchObject({ state: 'blocked', stateBeforeBlock: 'linked', replacedById: made.id })
    expect(before.events).toContainEqual(expect.objectContaining({ kind: 'blocked', reason, actorName: 'Anna Drift' }))
    expect(before.events.find(({ kind }) => kind === 'replaced')?.reason).toContain(formatTextCode(made.code))
    expect(await db.qrPackage.findUnique({ where: { id: old.packageId } })).toMatchObject({ count: 2, made: 2 })
    expect(await printedCodeTarget(made.code)).not.toBe(await printedCodeTarget(old.code))
  })

  it.each(['assigned', 'handed_over', 'released'] as const)('gives the new one the state %s too', async (state) => {
    const reseller = await createReseller(await createAccount())
    const { code, id } = await createCode({ reseller, state })
    await db.preparedPage.create({
      data: { qrCodeId: id, resellerId: reseller.id, firstName: 'Karen', preparedByName: 'Jens' },
    })
    const { caller } = await administrator()
    const { result } = await execute(replaceCode, caller, { code, reason })
    const made = await db.qrCode.findUnique({ where: { code: result.newCode }, include: { preparedPage: true } })
    expect(made).toMatchObject({ state, resellerId: reseller.id, preparedPage: { firstName: 'Karen' } })
  })

  it('also works for a blocked code, which stays blocked for good', async () => {
    const owner = await createAccount()
    const { code } = await createCode({ owner, state: 'blocked' })
    const { caller } = await administrator()
    const { result } = await execute(replaceCode, caller, { code, reason })
    expect(await db.qrCode.findUnique({ where: { code: result.newCode } })).toMatchObject({ state: 'claimed' })
    await expect(execute(unblockCode, caller, { code, reason })).rejects.toMatchObject({
      code: 'QR_CODE_ALREADY_REPLACED',
      context: { code: result.formattedNewCode },
    })
  })

  it('can be repeated for the replacement; the first code then names the latest', async () => {
    const owner = await createAccount()
    const memorials = [await createMemorial({ owner }), await createMemorial({ owner })]
    const first = await createCode({ owner, memorials })
    const { caller } = await administrator()
    const second = (await execute(replaceCode, caller, { code: first.code, reason })).result.newCode
    const third = (await execute(replaceCode, caller, { code: second, reason })).result
    expect(await printedCodeTarget(third.newCode)).toBe(`/memorial/qr/${third.newCode}/dual`)
    for (const code of [first.code, second]) {
      expect(await printedCodeTarget(code)).toBe(`/qr-scan/${code}`)
      await expect(execute(replaceCode, caller, { code, reason })).rejects.toMatchObject({
        code: 'QR_CODE_ALREADY_REPLACED',
        context: { code: third.formattedNewCode },
      })
    }
  })

  it('happens once for concurrent calls', async () => {
    const { code, packageId } = await createCode({ owner: await createAccount() })
    const { caller } = await administrator()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => execute(replaceCode, caller, { code, reason })))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map((outcome) => outcome.reason.code)).toEqual(Array(2).fill('QR_CODE_ALREADY_REPLACED'))
    expect(await db.qrCode.count({ where: { packageId } })).toBe(2)
  })

  it('refuses a retired or unknown code, a missing reason, and all but full administrators', async () => {
    const { caller } = await administrator()
    const retired = await createCode({ state: 'retired' })
    const { code } = await createCode()
    const refused = (input: object, by = caller) => expect(execute(replaceCode, by, input)).rejects
    await refused({ code: retired.code, reason }).toMatchObject({ code: 'QR_CODE_RETIRED' })
    await refused({ code: generateTextCode(), reason }).toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    await refused({ code, reason: '' }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ code, reason }, callerFor(visitor())).toMatchObject({ code: 'UNAUTHENTICATED' })
    await refused({ code, reason }, await workshopCaller()).toMatchObject({ code: 'FORBIDDEN' })
  })
})
