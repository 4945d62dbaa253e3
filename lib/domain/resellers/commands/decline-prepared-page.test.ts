import { describe, expect, it } from 'vitest'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { declinePreparedPage } from '@/lib/domain/resellers/commands/decline-prepared-page'
import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

describe('declining a prepared page', () => {
  it('deletes it, and repeating it changes nothing', async () => {
    const { actor: mason, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    await execute(preparePage, callerFor(mason), { code, firstName: 'Karla' })
    const family = actorFor(await createAccount())
    await execute(lockQrCode, callerFor(family), { code })
    await execute(declinePreparedPage, callerFor(family), { code })
    await execute(declinePreparedPage, callerFor(family), { code })
    expect(await db.preparedPage.count({ where: { qrCodeId: id } })).toBe(0)
    expect(await db.memorialMember.count({ where: { userId: family.userId } })).toBe(0)
  })

  it('is only for the code’s owner', async () => {
    const { actor: mason, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    await execute(preparePage, callerFor(mason), { code, firstName: 'Karla' })
    const outsider = actorFor(await createAccount())
    for (const actor of [mason, outsider]) {
      await expect(execute(declinePreparedPage, callerFor(actor), { code })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    const visitors = execute(declinePreparedPage, callerFor(visitor()), { code })
    await expect(visitors).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(declinePreparedPage, callerFor(outsider), {})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await db.preparedPage.count({ where: { qrCodeId: id } })).toBe(1)
  })
})
