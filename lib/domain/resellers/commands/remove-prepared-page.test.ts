import { describe, expect, it } from 'vitest'
import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { removePreparedPage } from '@/lib/domain/resellers/commands/remove-prepared-page'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

async function prepared() {
  const { actor, codes } = await createStock()
  const { id, code } = codes[0] ?? { id: '', code: '' }
  await execute(preparePage, callerFor(actor), { code, firstName: 'Karla' })
  return { actor, id, code, isKept: async () => (await db.preparedPage.count({ where: { qrCodeId: id } })) === 1 }
}

describe('removing a prepared page', () => {
  it('deletes it, and is 404 when there is none', async () => {
    const { actor, code, isKept } = await prepared()
    await execute(removePreparedPage, callerFor(actor), { code })
    expect(await isKept()).toBe(false)
    await expect(execute(removePreparedPage, callerFor(actor), { code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused once a family has claimed the code', async () => {
    const { actor, id, code, isKept } = await prepared()
    await db.qrCode.update({ where: { id }, data: { state: 'claimed', ownerId: (await createAccount()).id } })
    const refused = execute(removePreparedPage, callerFor(actor), { code })
    await expect(refused).rejects.toMatchObject({ code: 'QR_CODE_NOT_IN_STOCK' })
    expect(await isKept()).toBe(true)
  })

  it('is only for the code’s reseller', async () => {
    const { code, isKept } = await prepared()
    const other = await createStock()
    const input = { code }
    await expect(execute(removePreparedPage, callerFor(other.actor), input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const outsider = execute(removePreparedPage, callerFor(visitor()), input)
    await expect(outsider).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(removePreparedPage, callerFor(other.actor), {})).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await isKept()).toBe(true)
  })
})
