import { describe, expect, it } from 'vitest'
import { openCodeDesk } from '@/lib/domain/code-desk/queries'
import { env } from '@/lib/server/env'
import { formatTextCode, generateTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

describe('the code desk', () => {
  it('finds a typed or scanned code, and shows only administrators whose page it leads to', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, firstName: 'Gudrun', lastName: 'Ravn' })
    const { code } = await createCode({ owner, memorials: [memorial] })
    const staff = await createAccount({ isAdmin: true, staffScope: 'full' })
    const [host, spaced] = [new URL(env.SITE_URL).host, `${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)}`]
    for (const typed of [
      code,
      formatTextCode(code).toLowerCase(),
      spaced,
      `\u200B${formatTextCode(code)}\u00AD`,
      printedAddress(env.SITE_URL, code),
      printedAddress(env.SITE_URL, code).toLowerCase(),
      `http://${host}/qr/${formatTextCode(code)}?fra=stenen`,
      `${printedAddress(env.SITE_URL, code)}?fra=stenen`,
      `${printedAddress(env.SITE_URL, code)}/`,
      `${host}/QR/${code}`,
      `${host}/qr/${spaced}`,
      `https://gammelt-navn.dk/qr-scan/${code}`,
      `https://${host}/memorial/${code}`,
      `https://${host}/memorial/qr/${code}/dual`,
    ]) {
      expect(await openCodeDesk(administratorFor(staff), { typed })).toMatchObject({
        kind: 'code',
        code: { code },
        memorials: [{ name: 'Gudrun Ravn' }],
      })
    }
    const desk = await openCodeDesk(administratorFor(staff, 'production'), { typed: code })
    expect(desk).toMatchObject({ kind: 'code', code: { memorialCount: 1, activationCode: null }, memorials: null })
    expect(JSON.stringify(desk)).not.toContain('Gudrun')
  })

  it('reads or explains what a hand scanner typed for another keyboard, and says how to set the scanner', async () => {
    const staff = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
    const { code } = await createCode()
    const address = printedAddress(env.SITE_URL, code)
    const typed = address.replaceAll(':', 'Æ').replaceAll('/', '-')
    expect(await openCodeDesk(staff, { typed })).toMatchObject({
      kind: 'code',
      code: { code },
      advice: expect.stringContaining('engelsk tastatur, og computeren til dansk'),
    })
    expect(await openCodeDesk(staff, { typed: address })).toMatchObject({ kind: 'code', advice: null })
    expect(await openCodeDesk(staff, { typed: address.slice(0, -1) })).toMatchObject({
      kind: 'garbled',
      typed: address.slice(0, -1),
      advice: expect.stringContaining('mangler et tegn'),
    })
    const unknown = address.replaceAll('/', '½')
    expect(await openCodeDesk(staff, { typed: unknown })).toMatchObject({
      kind: 'garbled',
      advice: expect.stringContaining('dansk tastatur'),
    })
  })

  it('recognises what is not our code, and is refused to all other callers', async () => {
    const staff = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
    expect(await openCodeDesk(staff, { typed: generateTextCode() })).toMatchObject({ kind: 'unknown' })
    expect(await openCodeDesk(staff, { typed: 'https://eksempel.dk/menukort' })).toMatchObject({ kind: 'foreign' })
    await expect(openCodeDesk(visitor(), { typed: 'A' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(openCodeDesk(actorFor(await createAccount()), { typed: 'A' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
