import { describe, expect, it } from 'vitest'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const reason = 'Stenen blev fundet'
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))

describe('unblocking a code', () => {
  it.each(['produced', 'assigned', 'handed_over'] as const)('makes it %s again when it was', async (state) => {
    const { id, code } = await createCode({ state: 'blocked' })
    await db.qrCode.update({ where: { id }, data: { stateBeforeBlock: state } })
    const { result } = await execute(unblockCode, callerFor(await administrator()), { code, reason })
    expect(result.state).toBe(state)
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'unblocked', reason } })).toBe(1)
  })

  it('restores it for its owner and pages', async () => {
    const owner = await createAccount()
    const linked = await createCode({ owner, memorials: [await createMemorial({ owner })], state: 'blocked' })
    const claimed = await createCode({ owner, state: 'blocked' })
    const caller = callerFor(await administrator())
    expect((await execute(unblockCode, caller, { code: linked.code, reason })).result.state).toBe('linked')
    expect((await execute(unblockCode, caller, { code: claimed.code, reason })).result.state).toBe('claimed')
  })

  it('refuses a code that is not blocked', async () => {
    const { code } = await createCode()
    const caller = callerFor(await administrator())
    await expect(execute(unblockCode, caller, { code, reason })).rejects.toMatchObject({ code: 'QR_CODE_NOT_BLOCKED' })
  })
})
