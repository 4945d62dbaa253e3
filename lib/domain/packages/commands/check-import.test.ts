import { describe, expect, it } from 'vitest'
import { checkImport } from '@/lib/domain/packages/commands/check-import'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'
import { createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const fileOf = (lines: string[]) => ({ file: new UploadedFile('liste.csv', Buffer.from(lines.join('\n'))) })

describe('checking a delivery list', () => {
  it('reports what it would do and what is wrong, and changes nothing', async () => {
    const reseller = await createReseller(await createAccount())
    const { codes } = await createPackage({ count: 2 })
    const lines = ['Kode;CVR', ...codes.map(({ code }) => `${code};${reseller.cvr}`), 'forkert;x']
    const { caller } = await administrator()
    const { result } = await execute(checkImport, caller, fileOf(lines))
    expect(result).toMatchObject({ lines: 3, problems: [{ line: 4 }] })
    expect(result.resellers).toEqual([{ id: reseller.id, companyName: reseller.companyName, count: 2 }])
    expect(await db.qrCode.count({ where: { resellerId: reseller.id } })).toBe(0)
  })

  it('names every wrong line, however many there are', async () => {
    const { caller } = await administrator()
    const { result } = await execute(checkImport, caller, fileOf(['Kode;CVR', ...Array(450).fill('x;y')]))
    expect(result.problems.map(({ line }) => line)).toEqual(Array.from({ length: 450 }, (_, place) => place + 2))
  })

  it('is for full administrators only', async () => {
    const input = fileOf(['Kode;CVR'])
    await expect(execute(checkImport, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(checkImport, await workshopCaller(), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
