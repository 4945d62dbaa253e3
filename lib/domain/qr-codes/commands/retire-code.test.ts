import { describe, expect, it } from 'vitest'
import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const reason = 'Gravstedet er sløjfet'
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

describe('retiring a code', () => {
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
  it('requires a reason', async () => {
    const { code } = await createCode()
    const caller = callerFor(await administrator())
    await expect(execute(retireCode, caller, { code, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(execute(retireCode, caller, { code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is for full administrators only', async () => {
    const owner = await createAccount()
    const { id, code } = await createCode({ owner })
    const before = await db.qrCode.findUnique({ where: { id } })
    const staff = administratorFor(await createAccount({ isAdmin: true }), 'production')
    const input = { code, reason }
    await expect(execute(retireCode, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(owner), staff]) {
      await expect(execute(retireCode, callerFor(actor), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await db.qrCode.findUnique({ where: { id } })).toEqual(before)
  })
})
