import { describe, expect, it } from 'vitest'
import { blockCodes } from '@/lib/domain/packages/commands/block-codes'
import { retireCodes } from '@/lib/domain/packages/commands/retire-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { createCode, createPackage } from '@/tests/factories/qr-codes'

const reason = 'Kassen blev væk med posten'

describe.each([
  { command: blockCodes, state: 'blocked', stateBeforeBlock: 'claimed' },
  { command: retireCodes, state: 'retired', stateBeforeBlock: null },
] as const)('taking chosen codes out of use ($state)', ({ command, state, stateBeforeBlock }) => {
  it('takes all of them, with the reason in each history', async () => {
    const { id, codes } = await createPackage({ count: 3 })
    const claimed = await createCode({ owner: await createAccount() })
    const chosen = [...codes, claimed].map(({ code }) => code)
    const { caller } = await administrator()
    expect((await execute(command, caller, { codes: chosen, reason })).result).toEqual({ count: 4 })
    expect(await db.qrCode.count({ where: { packageId: id, state } })).toBe(3)
    const row = await db.qrCode.findUnique({
      where: { id: claimed.id },
      select: { stateBeforeBlock: true, events: true },
    })
    expect(row?.stateBeforeBlock).toBe(stateBeforeBlock)
    expect(row?.events.at(-1)).toMatchObject({ kind: state, reason, actorName: 'Anna Drift' })
  })

  it('changes nothing when a code is out of use already or unknown, and names it', async () => {
    const [fine, gone] = [await createCode(), await createCode({ state: 'retired' })]
    const { caller } = await administrator()
    const refused = execute(command, caller, { codes: [fine.code, gone.code], reason })
    await expect(refused).rejects.toMatchObject({
      code: 'CODES_NOT_CHANGED',
      context: { problem: `Det er ikke muligt for ${formatTextCode(gone.code)} (taget ud af brug).` },
    })
    expect(await db.qrCode.findUnique({ where: { id: fine.id } })).toMatchObject({ state: 'produced' })
  })

  it('requires a reason, and is for full administrators only', async () => {
    const { code } = await createCode()
    const { caller } = await administrator()
    const input = { codes: [code], reason }
    await expect(execute(command, caller, { ...input, reason: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(execute(command, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(command, await workshopCaller(), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
