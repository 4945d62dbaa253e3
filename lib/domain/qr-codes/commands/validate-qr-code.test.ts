import { describe, expect, it } from 'vitest'
import { validateQrCode } from '@/lib/domain/qr-codes/commands/validate-qr-code'
import { execute } from '@/lib/server/command'
import { formatTextCode, generateTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const site = 'https://mindelund.example'
const validate = async (code: unknown, caller = callerFor(visitor())) =>
  (await execute(validateQrCode, caller, { code })).result

describe('validating a scanned text', () => {
  it('accepts a linked code by printed address, bare code and page address, and names the page', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { code } = await createCode({ owner, memorials: [memorial] })
    const read = [
      printedAddress(site, code),
      `${site}/qr-scan/${code}`,
      code,
      formatTextCode(code).toLowerCase(),
      `${site}/memorial/${memorial.slug}?fra=sten`,
      `${site}/memorial/${memorial.id}`,
      `${site}/memorial/${code}`,
    ]
    for (const text of read) expect(await validate(text)).toEqual({ valid: true, memorialId: memorial.id })
  })

  it('accepts a code without a page, and a blocked one, without naming a page', async () => {
    const owner = await createAccount()
    const blocked = await createCode({ owner, memorials: [await createMemorial({ owner })], state: 'blocked' })
    for (const { code } of [await createCode(), blocked]) expect(await validate(code)).toEqual({ valid: true })
  })

  it('does not name a page that the caller cannot open', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, visibility: 'members' })
    const { code } = await createCode({ owner, memorials: [memorial] })
    expect(await validate(code)).toEqual({ valid: true })
    expect(await validate(`${site}/memorial/${memorial.slug}`)).toEqual({ valid: false })
    expect(await validate(code, callerFor(actorFor(owner)))).toEqual({ valid: true, memorialId: memorial.id })
  })

  it.each([
    'https://example.com/menu',
    'WIFI:S:hjemme;T:WPA;P:hemmelig;;',
    `${site}/memorial/findes-ikke`,
    generateTextCode(),
    '0000000000',
  ])('does not know %s', async (text) => {
    expect(await validate(text)).toEqual({ valid: false })
  })

  it.each([undefined, '', '   ', 42, 'x'.repeat(2001)])('refuses %j', async (code) => {
    await expect(validate(code)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is limited per address', async () => {
    const caller = callerFor(visitor())
    for (let call = 0; call < 60; call++) await validate('nej', caller)
    await expect(validate('nej', caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await validate('nej')).toEqual({ valid: false })
  })
})
