import { describe, expect, it } from 'vitest'
import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { findPreparedPage } from '@/lib/domain/resellers/stock/prepared-page-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

const fields = { firstName: ' Karla ', lastName: 'Lund', born: { year: '1938', month: '4' }, epitaph: 'Tak for alt' }

describe('preparing a page', () => {
  it('stores the text on the stone, and overwrites it the second time without a second event', async () => {
    const { actor, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    await execute(preparePage, callerFor(actor), { code, ...fields })
    await execute(preparePage, callerFor(actor), { code, ...fields, epitaph: '' })
    expect(await findPreparedPage(actor, { qrCodeId: id })).toMatchObject({
      firstName: 'Karla',
      lastName: 'Lund',
      born: { year: 1938, month: 4 },
      died: null,
      epitaph: null,
      preparedByName: 'Lars Sten',
    })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'prepared' } })).toBe(1)
  })

  it('accepts a form without script', async () => {
    const { actor, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    const form = {
      code,
      firstName: 'Evald',
      'born.year': 'ca. 1944',
      'born.month': '',
      'born.day': '',
      'died.year': '',
    }
    await execute(preparePage, callerFor(actor), form)
    expect(await findPreparedPage(actor, { qrCodeId: id })).toMatchObject({
      born: { year: 1944, qualifier: 'about' },
      died: null,
      lastName: null,
    })
  })

  it.each([
    [{ firstName: '' }, 'INVALID_INPUT'],
    [{ born: { year: '1938', month: '2', day: '31' } }, 'INVALID_INPUT'],
    [{ died: { year: '1937' } }, 'DATES_OUT_OF_ORDER'],
  ])('refuses %o', async (wrong, refusal) => {
    const { actor, codes } = await createStock()
    const input = { code: codes[0]?.code, ...fields, ...wrong }
    await expect(execute(preparePage, callerFor(actor), input)).rejects.toMatchObject({ code: refusal })
    expect(await db.preparedPage.count({ where: { qrCodeId: codes[0]?.id ?? '' } })).toBe(0)
  })

  it('ends when a family claims the code: it can neither be written nor read', async () => {
    const { actor, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    await execute(preparePage, callerFor(actor), { code, ...fields })
    await db.qrCode.update({ where: { id }, data: { state: 'claimed', ownerId: (await createAccount()).id } })
    const late = execute(preparePage, callerFor(actor), { code, ...fields, firstName: 'Senere' })
    await expect(late).rejects.toMatchObject({ code: 'QR_CODE_NOT_IN_STOCK' })
    expect(await findPreparedPage(actor, { qrCodeId: id })).toBeNull()
    expect(await db.preparedPage.findUnique({ where: { qrCodeId: id } })).toMatchObject({ firstName: 'Karla' })
  })

  it('is only for the code’s reseller', async () => {
    const { codes } = await createStock()
    const other = await createStock()
    const input = { code: codes[0]?.code, ...fields }
    await expect(execute(preparePage, callerFor(other.actor), input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(preparePage, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
