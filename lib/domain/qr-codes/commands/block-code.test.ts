import { describe, expect, it } from 'vitest'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const reason = 'Stenen blev stjålet'
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

describe('blocking a code', () => {
  it('takes it out of use, records who and why, and keeps owner and pages', async () => {
    const owner = await createAccount()
    const { id, code } = await createCode({ owner, memorials: [await createMemorial({ owner })] })
    const admin = await administrator()
    const { result } = await execute(blockCode, callerFor(admin), { code, reason })
    expect(result).toEqual({ code, state: 'blocked' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({
      ownerId: owner.id,
      stateBeforeBlock: 'linked',
    })
    const event = await db.qrEvent.findFirst({ where: { qrCodeId: id, kind: 'blocked' } })
    expect(event).toMatchObject({ actorId: admin.userId, actorName: 'Anna Drift', reason })
    expect(await db.auditEntry.count({ where: { command: 'qr-codes.block-code', subjectId: id } })).toBe(1)
  })

  it.each([
    ['blocked', 'QR_CODE_BLOCKED'],
    ['retired', 'QR_CODE_RETIRED'],
  ] as const)('refuses a code that is %s already', async (state, refusal) => {
    const { code } = await createCode({ state })
    const caller = callerFor(await administrator())
    await expect(execute(blockCode, caller, { code, reason })).rejects.toMatchObject({ code: refusal })
  })
  it('requires a reason', async () => {
    const { code } = await createCode()
    const caller = callerFor(await administrator())
    await expect(execute(blockCode, caller, { code, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(execute(blockCode, caller, { code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is for full administrators only', async () => {
    const owner = await createAccount()
    const { id, code } = await createCode({ owner })
    const before = await db.qrCode.findUnique({ where: { id } })
    const staff = administratorFor(await createAccount({ isAdmin: true }), 'production')
    const input = { code, reason }
    await expect(execute(blockCode, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(owner), staff]) {
      await expect(execute(blockCode, callerFor(actor), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await db.qrCode.findUnique({ where: { id } })).toEqual(before)
  })
})
