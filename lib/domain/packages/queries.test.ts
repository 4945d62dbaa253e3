import { describe, expect, it } from 'vitest'
import { codeListInput, codeListParams, codeSearchInput } from '@/lib/domain/packages/code-list-schema'
import { exportCodes, findPackageCode, listCodes, planActs } from '@/lib/domain/packages/code-queries'
import {
  countInStock,
  findPackage,
  getPackageProgress,
  listPackages,
  listStateFigures,
} from '@/lib/domain/packages/queries'
import { packageListInput } from '@/lib/domain/packages/schema'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const administrator = async (scope: 'full' | 'production' = 'full') =>
  administratorFor(await createAccount({ isAdmin: true }), scope)
const allPackages = packageListInput.parse({})
const firstPage = codeListInput.parse({})
const codesOf = (packageId: string) => codeListInput.parse({ package: packageId })

describe('reading packages', () => {
  it('counts free, taken and out-of-use codes', async () => {
    const { packageId } = await createCode({ owner: await createAccount() })
    const view = await findPackage(await administrator(), { id: packageId })
    expect(view).toMatchObject({ count: 1, free: 0, claimed: 1, linked: 0, outOfUse: 0 })
    expect((await listPackages(await administrator(), allPackages)).items).toContainEqual(view)
  })

  it('counts codes in our stock, and reports a package’s progress', async () => {
    const { id, codes } = await createPackage({ count: 3 })
    await db.qrCode.update({ where: { id: codes[0]?.id ?? '' }, data: { state: 'blocked' } })
    const admin = await administrator()
    expect(await countInStock(admin, { id })).toBe(2)
    expect(await getPackageProgress(admin, { id })).toEqual({ id, state: 'ready', made: 3, count: 3 })
    await expect(getPackageProgress(admin, { id: codes[0]?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each(['', 'everything'])('pages through all codes by cursor, without gaps or duplicates (%s)', async (kind) => {
    const { id, codes } = await createPackage({ count: 120 })
    // All codes start with it; a search is paged by the code itself.
    const search = kind && codes[0] ? codes[0].code.slice(0, 1) : ''
    const wanted = codes.map(({ code }) => code).filter((code) => code.startsWith(search))
    const admin = await administrator()
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listCodes(admin, { ...codesOf(id), search, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ code }) => code))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(wanted.length)
    expect(new Set(seen)).toEqual(new Set(wanted))
  })

  it('finds codes by their start, as people type it, and by state', async () => {
    const { id, codes } = await createPackage({ count: 30 })
    const admin = await administrator()
    const wanted = codes[7]?.code ?? ''
    const typed = `${wanted.slice(0, 5)}-${wanted.slice(5, 8)}`.toLowerCase()
    const found = await listCodes(admin, { ...codesOf(id), search: typed, state: 'produced' })
    expect(found.items.map(({ code }) => code)).toEqual([wanted])
    expect((await listCodes(admin, { ...codesOf(id), state: 'blocked' })).items).toEqual([])
    expect((await listCodes(admin, { ...firstPage, search: wanted, state: 'blocked' })).items).toEqual([])
  })

  it('finds a code by what a scanner read, with its reseller and replacement', async () => {
    const reseller = await createReseller(await createAccount())
    const { id, code } = await createCode({ reseller })
    const [lost, newer] = [await createCode(), await createCode()]
    await db.qrCode.update({ where: { id }, data: { replacedById: lost.id } })
    await db.qrCode.update({ where: { id: lost.id }, data: { replacedById: newer.id } })
    const admin = await administrator('production')
    const { items } = await listCodes(admin, codeListInput.parse({ search: `HTTPS://MINDELUND.DK/QR/${code}` }))
    const { companyName } = reseller
    expect(items).toMatchObject([{ code, replacedBy: newer.code, reseller: { id: reseller.id, companyName } }])
  })

  it('finds the codes of a reseller, and those in our stock', async () => {
    const reseller = await createReseller(await createAccount())
    const theirs = await createPackage({ count: 2, reseller })
    const { code } = await createCode()
    const admin = await administrator()
    const found = await listCodes(admin, codeListInput.parse({ reseller: reseller.id, state: 'assigned' }))
    expect(found.items.map((item) => item.code).sort()).toEqual(theirs.codes.map((item) => item.code).sort())
    expect((await listCodes(admin, codeListInput.parse({ reseller: reseller.id, search: code }))).items).toEqual([])
    expect((await listCodes(admin, codeListInput.parse({ reseller: 'none', search: code }))).items).toHaveLength(1)
  })

  it('counts the codes of each state', async () => {
    const admin = await administrator()
    const retired = async () => (await listStateFigures(admin)).find(({ state }) => state === 'retired')?.count ?? 0
    const before = await retired()
    await createCode({ state: 'retired' })
    expect(await retired()).toBe(before + 1)
    expect((await listStateFigures(admin)).every(({ isEstimate }) => !isEstimate)).toBe(true)
  })

  it('finds a code in any package', async () => {
    const { id, codes } = await createPackage({ count: 3, name: 'Sort granit', withActivation: true })
    const typed = codes[1]?.code.toLowerCase() ?? ''
    const found = await findPackageCode(await administrator(), { code: typed })
    expect(found).toMatchObject({
      package: { id, name: 'Sort granit' },
      code: codes[1]?.code,
      activationCode: codes[1]?.activationCode,
    })
    expect((await findPackageCode(await administrator('production'), { code: typed }))?.activationCode).toBeNull()
    expect(await findPackageCode(await administrator(), { code: 'findes-ikke' })).toBeNull()
    await expect(findPackageCode(visitor(), { code: typed })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('refuses invalid values in a call', () => {
    const wrong = (query: object) => {
      const { success, error } = codeListInput.safeParse(query)
      return success ? null : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    }
    expect(wrong({ state: 'hemmelig' })).toEqual(['state: Der er ingen status med det navn.'])
    expect(wrong({ reseller: 'alle' })).toEqual(['reseller: Forhandleren findes ikke.'])
    expect(wrong({ package: '12' })).toEqual(['package: Pakken findes ikke.'])
    expect(wrong({ search: 'x'.repeat(201) })).toEqual(['search: Skriv højst 200 tegn.'])
    expect(wrong({ state: '', reseller: '', package: '', search: '' })).toBeNull()
  })

  it('finds codes by the day they were made, whatever they are sorted by, also for an act on all of them', async () => {
    const { id } = await createPackage({ count: 3 })
    const admin = await administrator()
    const today = danishDay(new Date())
    for (const sort of ['code', '-made'] as const) {
      const made = async (period: object) => (await listCodes(admin, { ...codesOf(id), sort, ...period })).items.length
      expect(await made({ from: today, to: today })).toBe(3)
      expect(await made({ to: '2024-01-01' })).toBe(0)
      expect(await made({ from: '1000-01-01', to: '9999-12-31' })).toBe(3)
    }
    expect(await planActs(admin, codeSearchInput.parse({ package: id, to: '2024-01-01' }))).toMatchObject({ found: 0 })
  })

  it('continues after the last code when others are made, claimed or moved meanwhile', async () => {
    const { id, codes } = await createPackage({ count: 70 })
    const admin = await administrator()
    const first = await listCodes(admin, { ...firstPage, state: 'produced', cursor: undefined })
    await createPackage({ count: 5 })
    await db.qrCode.update({ where: { id: codes[0]?.id ?? '' }, data: { state: 'blocked' } })
    const cursor = first.nextCursor ?? undefined
    const next = await listCodes(admin, { ...firstPage, state: 'produced', cursor })
    const both = [...first.items, ...next.items].filter((code) => code.package.id === id)
    expect(new Set(both.map(({ code }) => code)).size).toBe(both.length)
    expect(both.length).toBeGreaterThanOrEqual(69)
  })

  it('ignores invalid values in the address', () => {
    expect(codeListParams.parse({ search: 'x'.repeat(999), state: 'hemmelig', cursor: "';--" })).toEqual(firstPage)
  })

  it('shows the workshop the codes but never the activation codes', async () => {
    const { id } = await createPackage({ withActivation: true })
    const staff = await administrator('production')
    const { items } = await listCodes(staff, codesOf(id))
    expect(items).toMatchObject([{ requiresActivation: true, activationCode: null }])
    await expect(exportCodes(staff, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('finds no package with an invalid id', async () => {
    const admin = await administrator()
    expect(await findPackage(admin, { id: 'pakke' })).toBeNull()
    await expect(exportCodes(admin, { id: 'pakke' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is closed to families and visitors', async () => {
    const { id } = await createPackage()
    const family = actorFor(await createAccount())
    await expect(listPackages(visitor(), allPackages)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(listPackages(family, allPackages)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(findPackage(family, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listCodes(family, codesOf(id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(exportCodes(family, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('exports the codes of a package as CSV for spreadsheets', async () => {
    const { id, codes } = await createPackage({ count: 2, withActivation: true })
    const csv = String((await exportCodes(await administrator(), { id })).body)
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('\uFEFFKode;Aktiveringskode;Trykt adresse;Status;Forhandler')
    expect(lines).toHaveLength(4)
    expect(await db.auditEntry.count({ where: { command: 'packages.export-codes', subjectId: id } })).toBe(1)
    for (const { code, activationCode } of codes) {
      const line = `${code.slice(0, 5)}-${code.slice(5)};${activationCode};HTTPS://LOCALHOST:3000/QR/${code};Fremstillet;`
      expect(lines).toContain(line)
    }
  })

  it('escapes company names that look like formulas', async () => {
    const reseller = await createReseller(await createAccount(), { companyName: '=HYPERLINK("http://x")' })
    const { id } = await createPackage({ reseller })
    const csv = String((await exportCodes(await administrator(), { id })).body)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
  })
})
