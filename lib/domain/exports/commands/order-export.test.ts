import { describe, expect, it } from 'vitest'
import { orderExport } from '@/lib/domain/exports/commands/order-export'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { sampleOptions } from '@/tests/factories/exports'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anna Drift' }))
const order = (actor: Actor, input: object) =>
  execute(orderExport, callerFor(actor), { options: sampleOptions, ...input })

describe('ordering drawings', () => {
  it('stores the options and a row for each code and format, and queues the job', async () => {
    const { codes } = await createPackage({ count: 3 })
    const typed = codes.map(({ code }) => formatTextCode(code).toLowerCase()).join('\n')
    const { result } = await order(await administrator(), { codes: typed, formats: ['svg', 'pdf', 'svg'] })
    const row = await db.artworkExport.findUniqueOrThrow({ where: { id: result.id }, include: { files: true } })
    expect(row).toMatchObject({
      status: 'queued',
      total: 6,
      done: 0,
      formats: ['svg', 'pdf'],
      createdByName: 'Anna Drift',
      options: { symbolMm: 60, quietModules: 4, material: 'polished_black_granite' },
    })
    expect(new Set(row.files.map(({ qrCodeId, format }) => qrCodeId + format)).size).toBe(6)
    const [job] = await db.$queryRaw<Array<{ count: bigint }>>`
      SELECT count(*) FROM pgboss.job WHERE name = 'make-export' AND data->>'exportId' = ${result.id}`
    expect(Number(job?.count)).toBe(1)
    expect(await db.auditEntry.count({ where: { command: 'exports.order-export', subjectId: result.id } })).toBe(1)
  })

  it('needs a confirmation when several codes get the same text, and again when there are more of them', async () => {
    const { codes } = await createPackage({ count: 3 })
    const wanted = {
      codes: codes.map(({ code }) => code).join(' '),
      options: { ...sampleOptions, lines: ['Karen Holm'] },
    }
    const actor = await administrator()
    const question = 'Samme tekst kommer på 3 plader. Er det meningen?'
    const asked = { code: 'INVALID_INPUT', fields: { sameText: question } }
    await expect(order(actor, wanted)).rejects.toMatchObject(asked)
    const old = 'Samme tekst kommer på 2 plader. Er det meningen?'
    await expect(order(actor, { ...wanted, sameText: old })).rejects.toMatchObject(asked)
    await order(actor, { ...wanted, sameText: question })
  })

  it('is limited to sixty an hour per company', async () => {
    const [first, second] = [await createAccount(), await createAccount()]
    const reseller = await createReseller(first)
    const unknown = { codes: '7G4T9QW2B2' }
    for (let asked = 0; asked < 60; asked++) {
      await expect(order(resellerFor(first, reseller), unknown)).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    }
    const more = order(resellerFor(second, reseller, 'colleague'), unknown)
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('accepts printed addresses, and counts a repeated code once', async () => {
    const { code } = await createCode()
    const { result } = await order(await administrator(), { codes: `HTTPS://MINDELUND.DK/QR/${code}, ${code}` })
    expect(result.codes).toBe(1)
  })

  it('draws all of a package except codes out of use', async () => {
    const { id: packageId, codes } = await createPackage({ count: 4 })
    await db.qrCode.update({ where: { id: codes[0]?.id ?? '' }, data: { state: 'blocked' } })
    const { result } = await order(await administrator(), { source: 'many', packageId })
    expect(result.codes).toBe(3)
    const none = order(await administrator(), { source: 'many', packageId, state: 'linked' })
    await expect(none).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { packageId: expect.any(String) } })
  })

  it('accepts ten thousand codes at once', async () => {
    const { id: packageId } = await db.qrPackage.create({ data: { name: 'Stor', count: 10_000 }, select: { id: true } })
    await db.$executeRaw`
      INSERT INTO "QrCode" (id, code, "packageId", state)
      SELECT gen_random_uuid(), 'E' || lpad(n::text, 9, '0'), ${packageId}::uuid, 'produced'
      FROM generate_series(1, 10000) AS n`
    const { result } = await order(await administrator(), { source: 'many', packageId, formats: ['svg'] })
    expect(await db.artworkFile.count({ where: { exportId: result.id } })).toBe(10_000)
  })

  it('names invalid, unknown and blocked codes, and orders nothing', async () => {
    const admin = await administrator()
    const before = await db.artworkExport.count()
    const { code } = await createCode()
    const blocked = await createCode({ state: 'blocked' })
    await expect(order(admin, { codes: `${code} hejsa` })).rejects.toMatchObject({
      fields: { codes: 'Ikke en af vores koder: hejsa.' },
    })
    await expect(order(admin, { codes: `${code} 00000-0000H` })).rejects.toMatchObject({
      fields: { codes: expect.any(String) },
    })
    await expect(order(admin, { codes: `${code} ${blocked.code}` })).rejects.toMatchObject({
      fields: { codes: expect.stringContaining(formatTextCode(blocked.code)) },
    })
    await expect(order(admin, { codes: '' })).rejects.toMatchObject({ fields: { codes: expect.any(String) } })
    await expect(order(admin, { codes: code, formats: [] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await db.artworkExport.count()).toBe(before)
  })

  it('refuses what cannot be engraved or does not fit on the sheet, with the reason', async () => {
    const admin = await administrator()
    const { code } = await createCode()
    const small = { ...sampleOptions, symbolMm: 10 }
    await expect(order(admin, { codes: code, options: small })).rejects.toMatchObject({
      fields: { options: expect.any(String) },
    })
    const sheet = { widthMm: 80, heightMm: 100, gapMm: 3 }
    await expect(order(admin, { codes: code, sheet })).rejects.toMatchObject({ fields: { sheet: expect.any(String) } })
  })

  it('draws a reseller its own codes and treats others as unknown', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const actor = resellerFor(user, reseller)
    const { codes: own } = await createPackage({ reseller })
    const other = await createCode()
    const { result } = await order(actor, { codes: own[0]?.code })
    expect(await db.artworkExport.findUnique({ where: { id: result.id } })).toMatchObject({ resellerId: reseller.id })
    await expect(order(actor, { codes: `${own[0]?.code} ${other.code}` })).rejects.toMatchObject({
      code: 'QR_CODE_UNKNOWN',
      fields: { codes: `Vi kender ikke ${formatTextCode(other.code)}.` },
    })
    const { result: all } = await order(actor, { source: 'many', state: 'assigned' })
    expect(all.codes).toBe(1)
  })

  it('is refused to families and visitors', async () => {
    const { code } = await createCode()
    await expect(order(visitor(), { codes: code })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(order(actorFor(await createAccount()), { codes: code })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
