import { describe, expect, it } from 'vitest'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

describe.each([
  { command: blockCode, reason: 'Stenen blev stjålet', state: 'claimed' },
  { command: retireCode, reason: 'Gravstedet er sløjfet', state: 'claimed' },
  { command: unblockCode, reason: 'Stenen blev fundet', state: 'blocked' },
] as const)('an administrator’s act on a code ($command.name)', ({ command, reason, state }) => {
  it('requires a reason', async () => {
    const { code } = await createCode()
    const caller = callerFor(await administrator())
    await expect(execute(command, caller, { code, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(execute(command, caller, { code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is for full administrators only', async () => {
    const owner = await createAccount()
    const { id, code } = await createCode({ owner, state })
    const before = await db.qrCode.findUnique({ where: { id } })
    const staff = administratorFor(await createAccount({ isAdmin: true }), 'production')
    const input = { code, reason }
    await expect(execute(command, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(owner), staff]) {
      await expect(execute(command, callerFor(actor), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await db.qrCode.findUnique({ where: { id } })).toEqual(before)
  })
})

describe('blocking a code', () => {
  const reason = 'Stenen blev stjålet'

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
})

describe('retiring a code', () => {
  const reason = 'Gravstedet er sløjfet'

  it('takes it out of use for good, and its page stays at its own address', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { id, code } = await createCode({ owner, memorials: [memorial] })
    const { result } = await execute(retireCode, callerFor(await administrator()), { code, reason })
    expect(result.state).toBe('retired')
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'retired', reason } })).toBe(1)
    expect(await db.memorial.findUnique({ where: { id: memorial.id } })).toMatchObject({ state: 'published' })
  })

  it('also works for blocked codes, but not twice', async () => {
    const { code } = await createCode({ state: 'blocked' })
    const caller = callerFor(await administrator())
    await execute(retireCode, caller, { code, reason })
    await expect(execute(retireCode, caller, { code, reason })).rejects.toMatchObject({ code: 'QR_CODE_RETIRED' })
  })
})
