import { describe, expect, it } from 'vitest'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { usePreparedPage } from '@/lib/domain/resellers/commands/use-prepared-page'
import { findOfferedPage } from '@/lib/domain/resellers/stock/prepared-page-queries'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createReseller } from '@/tests/factories/resellers'
import { createStock } from '@/tests/factories/stock'

const fields = { firstName: 'Karla', lastName: 'Lund', born: { year: 1938 }, died: { year: 2026, month: 9 } }

async function takenWithPreparedPage() {
  const { actor: mason, codes, reseller } = await createStock()
  const { id, code } = codes[0] ?? { id: '', code: '' }
  await execute(preparePage, callerFor(mason), { code, ...fields, epitaph: 'Tak for alt' })
  const family = actorFor(await createAccount())
  await execute(lockQrCode, callerFor(family), { code })
  const offer = () => findOfferedPage(family, { code })
  return { mason, family, id, code, reseller, offer }
}

describe('a prepared page', () => {
  it('is offered to the family that claimed the code, becomes its draft, and is stored nowhere else', async () => {
    const { family, mason, id, code, reseller, offer } = await takenWithPreparedPage()
    expect(await offer()).toMatchObject({
      name: 'Karla Lund',
      lifeDates: '1938 – september 2026',
      companyName: reseller.companyName,
    })
    const { result } = await execute(usePreparedPage, callerFor(family), { code })
    expect(await db.memorial.findUnique({ where: { id: result.id } })).toMatchObject({
      firstName: 'Karla',
      bornYear: 1938,
      diedMonth: 9,
      epitaph: 'Tak for alt',
      state: 'draft',
    })
    expect(await db.qrLink.count({ where: { qrCodeId: id, memorialId: result.id } })).toBe(1)
    expect(await db.preparedPage.count({ where: { qrCodeId: id } })).toBe(0)
    const seen = JSON.stringify(await findStockCode(mason, { code }))
    for (const secret of ['Karla', result.id, result.slug, family.userId, family.fullName]) {
      expect(seen).not.toContain(secret)
    }
  })

  it('is used once, also for two concurrent calls', async () => {
    const { family, code } = await takenWithPreparedPage()
    const twice = await Promise.allSettled([
      execute(usePreparedPage, callerFor(family), { code }),
      execute(usePreparedPage, callerFor(family), { code }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.memorialMember.count({ where: { userId: family.userId } })).toBe(1)
  })

  it('does not follow the code to another reseller', async () => {
    const { family, id, code, offer } = await takenWithPreparedPage()
    const other = await createReseller(await createAccount())
    await db.qrCode.update({ where: { id }, data: { resellerId: other.id } })
    expect(await offer()).toBeNull()
    await expect(execute(usePreparedPage, callerFor(family), { code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is only for the code’s owner', async () => {
    const { mason, code } = await takenWithPreparedPage()
    const outsider = actorFor(await createAccount())
    for (const actor of [mason, outsider]) {
      await expect(execute(usePreparedPage, callerFor(actor), { code })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    const visitors = execute(usePreparedPage, callerFor(visitor()), { code })
    await expect(visitors).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const nonsense = execute(usePreparedPage, callerFor(outsider), { code: 'ingen' })
    await expect(nonsense).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
