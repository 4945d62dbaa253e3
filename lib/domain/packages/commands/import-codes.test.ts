import { describe, expect, it } from 'vitest'
import { importCodes } from '@/lib/domain/packages/commands/import-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller, newCvr } from '@/tests/factories/resellers'

const fileOf = (...lines: string[]) => ({ file: new UploadedFile('liste.csv', Buffer.from(lines.join('\r\n'))) })

describe('importing a delivery list', () => {
  it('assigns every code to the reseller beside it', async () => {
    const [first, second] = [await createReseller(await createAccount()), await createReseller(await createAccount())]
    const { codes } = await createPackage({ count: 3 })
    const lines = codes.map(({ code }, place) => `${formatTextCode(code)};${(place < 2 ? first : second).cvr}`)
    const { caller } = await administrator()
    const { result } = await execute(importCodes, caller, fileOf('Kode;CVR', ...lines, ''))
    expect(result).toMatchObject({ lines: 3, problems: [] })
    expect(result.resellers).toContainEqual({ id: first.id, companyName: first.companyName, count: 2 })
    expect(await db.qrCode.count({ where: { resellerId: first.id, state: 'assigned' } })).toBe(2)
    expect(await db.qrCode.count({ where: { resellerId: second.id, state: 'assigned' } })).toBe(1)
    expect(await db.auditEntry.count({ where: { command: 'packages.import-codes' } })).toBe(1)
  })

  it('names every wrong line and assigns nothing', async () => {
    const reseller = await createReseller(await createAccount())
    const suspended = await createReseller(await createAccount(), { status: 'suspended', companyName: 'Ribe Sten' })
    const [fine, free, alsoFree, blocked] = [
      await createCode(),
      await createCode(),
      await createCode(),
      await createCode({ state: 'blocked' }),
    ]
    const nobodys = newCvr()
    const { caller } = await administrator()
    const lines = [
      `${fine.code};${reseller.cvr}`,
      `${blocked.code};${reseller.cvr}`,
      `ABC;${reseller.cvr}`,
      `${free.code};12345678`,
      `${free.code};${nobodys}`,
      `${alsoFree.code};${suspended.cvr}`,
    ]
    await expect(execute(importCodes, caller, fileOf('Kode;CVR', ...lines))).rejects.toMatchObject({
      code: 'CODE_IMPORT_WRONG',
      fields: {
        'linje 3': `${formatTextCode(blocked.code)} ligger ikke på lageret: spærret.`,
        'linje 4': '»ABC« er ikke en rigtig kode. Se efter, om alle ti tegn er med.',
        'linje 5': '»12345678« er ikke et rigtigt CVR-nummer.',
        'linje 6': `${formatTextCode(free.code)} står også i linje 5.`,
        'linje 7': 'Aftalen med Ribe Sten er sat på pause.',
      },
    })
    expect(await db.qrCode.count({ where: { resellerId: reseller.id } })).toBe(0)
    await expect(execute(importCodes, caller, fileOf('Kode;CVR', `${fine.code};${nobodys}`))).rejects.toMatchObject({
      fields: { 'linje 2': `Ingen forhandler har CVR-nummer ${nobodys}.` },
    })
  })

  it('requires a file, and is for full administrators only', async () => {
    const { caller } = await administrator()
    await expect(execute(importCodes, caller, { file: 'tekst' })).rejects.toMatchObject({
      fields: { file: 'Vælg en CSV-fil med koder.' },
    })
    const input = fileOf('Kode;CVR')
    await expect(execute(importCodes, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(importCodes, await workshopCaller(), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
