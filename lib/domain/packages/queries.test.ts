import { describe, expect, it } from 'vitest'
import { writeCodesCsv } from '@/lib/domain/packages/codes-csv'
import {
  findPackage,
  findPackageCode,
  listCodesForExport,
  listPackageCodes,
  listPackages,
} from '@/lib/domain/packages/queries'
import { codeListInput } from '@/lib/domain/packages/schema'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCode, createPackage } from '@/tests/factories/qr-codes'

const administrator = async (scope: 'full' | 'production' = 'full') =>
  administratorFor(await createAccount({ isAdmin: true }), scope)
const firstPage = codeListInput.parse({})

describe('reading packages', () => {
  it('tells how many codes are free, taken and out of use', async () => {
    const { packageId } = await createCode({ owner: await createAccount() })
    const view = await findPackage(await administrator(), packageId)
    expect(view).toMatchObject({ count: 1, free: 0, claimed: 1, linked: 0, outOfUse: 0 })
    expect((await listPackages(await administrator())).items).toContainEqual(view)
  })

  it('pages through all codes by cursor, without gaps or doubles', async () => {
    const { id, codes } = await createPackage({ count: 120 })
    const admin = await administrator()
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listPackageCodes(admin, id, { ...firstPage, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ code }) => code))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen)).toEqual(new Set(codes.map(({ code }) => code)))
  })

  it('finds codes by their beginning, as people type it, and by state', async () => {
    const { id, codes } = await createPackage({ count: 30 })
    const admin = await administrator()
    const wanted = codes[7]?.code ?? ''
    const typed = `${wanted.slice(0, 5)}-${wanted.slice(5, 8)}`.toLowerCase()
    const found = await listPackageCodes(admin, id, codeListInput.parse({ search: typed, state: 'produced' }))
    expect(found.items.map(({ code }) => code)).toEqual([wanted])
    expect((await listPackageCodes(admin, id, codeListInput.parse({ state: 'blocked' }))).items).toEqual([])
  })

  it('finds a code in whatever package it lies', async () => {
    const { id, codes } = await createPackage({ count: 3, name: 'Sort granit', withActivation: true })
    const typed = codes[1]?.code.toLowerCase() ?? ''
    const found = await findPackageCode(await administrator(), typed)
    expect(found).toMatchObject({
      package: { id, name: 'Sort granit' },
      code: { code: codes[1]?.code, activationCode: codes[1]?.activationCode },
    })
    expect((await findPackageCode(await administrator('production'), typed))?.code.activationCode).toBeNull()
    expect(await findPackageCode(await administrator(), 'findes-ikke')).toBeNull()
    await expect(findPackageCode(visitor(), typed)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('reads nonsense in the address as nothing', () => {
    expect(codeListInput.parse({ search: 'x'.repeat(999), state: 'hemmelig', cursor: "';--" })).toEqual(firstPage)
  })

  it('shows the workshop the codes but never the activation codes', async () => {
    const { id } = await createPackage({ withActivation: true })
    const staff = await administrator('production')
    const { items } = await listPackageCodes(staff, id, firstPage)
    expect(items).toMatchObject([{ requiresActivation: true, activationCode: null }])
    await expect(listCodesForExport(staff, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('knows no package by an id that is none', async () => {
    const admin = await administrator()
    expect(await findPackage(admin, 'pakke')).toBeNull()
    await expect(listCodesForExport(admin, 'pakke')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is closed to families and visitors', async () => {
    const { id } = await createPackage()
    const family = actorFor(await createAccount())
    await expect(listPackages(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(listPackages(family)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(findPackage(family, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listPackageCodes(family, id, firstPage)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listCodesForExport(family, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('writes the codes of a package as a list that a spreadsheet opens', async () => {
    const { id, codes } = await createPackage({ count: 2, withActivation: true })
    const csv = writeCodesCsv((await listCodesForExport(await administrator(), id)).codes)
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('\uFEFF"Kode";"Aktiveringskode";"Trykt adresse";"Status"')
    expect(lines).toHaveLength(4)
    for (const { code, activationCode } of codes) {
      const line = `"${code.slice(0, 5)}-${code.slice(5)}";"${activationCode}";"HTTPS://LOCALHOST:3000/QR/${code}";"Fremstillet"`
      expect(lines).toContain(line)
    }
  })
})
