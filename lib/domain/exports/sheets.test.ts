import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { releaseFile } from '@/lib/domain/exports/commands/release-file'
import { makeExportTurn } from '@/lib/domain/exports/make-export-turn'
import { inSheetPool } from '@/lib/domain/exports/sheet-pool'
import { listSheets, sheetKey } from '@/lib/domain/exports/stored-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createExport, makeWholeExport, sampleOptions, withholdFile } from '@/tests/factories/exports'
import { createPackage } from '@/tests/factories/qr-codes'

const sheet = { widthMm: 200, heightMm: 250, gapMm: 3 }
const codes = async (count: number) => (await createPackage({ count })).codes
const statusOf = async (id: string) => (await db.artworkExport.findUniqueOrThrow({ where: { id } })).status
const bytesOf = async (id: string, number: number) => {
  const stored = await storage.get(sheetKey(id, number, 'svg'))
  return stored && (await buffer(stored.stream))
}

/** As if every drawing had passed its proof: sheets draw them again, and make-export-turn.test.ts lays proven ones. */
async function passAll(id: string) {
  await db.artworkFile.updateMany({ where: { exportId: id, status: 'waiting' }, data: { status: 'proven' } })
}

/** An export whose first file is withheld when the sheets are made. */
async function withoutFirst(count: number) {
  const made = await createExport(await codes(count), { sheet })
  const [fileId = ''] = made.fileIds
  const { qrCode } = await db.artworkFile.findUniqueOrThrow({ where: { id: fileId }, include: { qrCode: true } })
  // As if its proof had failed: a turn only proves waiting files.
  await withholdFile(fileId)
  await passAll(made.id)
  await makeWholeExport(made.id)
  return { id: made.id, fileId, code: qrCode.code }
}

async function release({ id, fileId }: { id: string; fileId: string }) {
  const admin = administratorFor(await createAccount({ isAdmin: true }))
  return execute(releaseFile, callerFor(admin), { id, fileId, reason: 'Prøvet på tre telefoner ved stenen.' })
}

describe('sheets', () => {
  it('list each code on them once and none that is withheld, and lay one released later on a new sheet', async () => {
    const { id, fileId, code } = await withoutFirst(6)
    const files = await db.artworkFile.findMany({ where: { exportId: id }, include: { qrCode: true } })
    const expected = files.map(({ qrCode }) => qrCode.code).filter((other) => other !== code)
    const sheets = await listSheets(id)
    expect(sheets.map(({ number }) => number)).toEqual([1, 2])
    expect(sheets.flatMap((lying) => lying.codes).sort()).toEqual(expected.sort())

    const bytes = () => Promise.all([bytesOf(id, 1), bytesOf(id, 2)])
    const before = await bytes()
    expect(await statusOf(id)).toBe('done')
    expect((await release({ id, fileId })).result).toMatchObject({ comesOnSheet: true })
    expect(await statusOf(id)).toBe('queued')
    await makeWholeExport(id)
    expect(await statusOf(id)).toBe('done')
    expect(await listSheets(id)).toEqual([...sheets, { number: 3, codes: [code] }])
    expect(before).toEqual([expect.any(Buffer), expect.any(Buffer)])
    expect(await bytes()).toEqual(before)
  })

  it('are made again when a file is released while they are being made', async () => {
    const { id, fileId, code } = await withoutFirst(2)
    await db.artworkExport.update({ where: { id }, data: { status: 'working' } })
    await release({ id, fileId })
    // What the turn in progress writes at its end.
    await db.artworkExport.updateMany({ where: { id, status: 'working' }, data: { status: 'done' } })
    expect(await statusOf(id)).toBe('queued')
    await makeWholeExport(id)
    expect((await listSheets(id)).at(-1)?.codes).toEqual([code])
  })

  it('wait for unfinished files before a released one is laid on them', async () => {
    const { id, fileId, code } = await withoutFirst(2)
    await db.artworkExport.update({ where: { id }, data: { status: 'working' } })
    await db.artworkFile.updateMany({ where: { exportId: id, id: { not: fileId } }, data: { status: 'waiting' } })
    expect((await release({ id, fileId })).result).toMatchObject({ comesOnSheet: true })
    expect(await statusOf(id)).toBe('working')
    await makeWholeExport(id)
    expect((await listSheets(id)).at(-1)?.codes).toEqual([code])
  })

  it('leave out a code that was blocked after the order', async () => {
    const blocked = await codes(2)
    const { id } = await createExport(blocked, { sheet })
    await db.qrCode.update({ where: { id: blocked[0]?.id ?? '' }, data: { state: 'blocked' } })
    await passAll(id)
    await makeWholeExport(id)
    expect((await listSheets(id)).flatMap((lying) => lying.codes)).toEqual([blocked[1]?.code])
  })

  it('fit drawings of different sizes: a code can be wider than its symbol', async () => {
    const options = { shape: 'none', symbolMm: 20 }
    const { id } = await createExport(await codes(7), { options, sheet: { widthMm: 100, heightMm: 90, gapMm: 3 } })
    await passAll(id)
    await makeWholeExport(id)
    const lying = (await listSheets(id)).flatMap((list) => list.codes)
    expect(new Set(lying).size).toBe(7)
    expect(lying).toHaveLength(7)
  })

  it('hold fewer when the codes are wider in letters, and are made in another thread, so this one keeps answering', async () => {
    const wanted = (await codes(6)).map(({ code }) => code)
    let turns = 0
    const turning = setInterval(() => turns++, 5)
    const made = await inSheetPool('make', { options: sampleOptions, sheet, codes: wanted, title: 'Ark' })
    clearInterval(turning)
    expect(made.codes).toHaveLength(4)
    expect(wanted).toEqual(expect.arrayContaining(made.codes))
    expect(Buffer.from(made.svg).toString()).toContain('<svg')
    expect(turns).toBeGreaterThan(5)
  })

  it('are not made after the export is stopped', async () => {
    const { id } = await createExport(await codes(2), { sheet })
    await passAll(id)
    await db.artworkExport.update({ where: { id }, data: { status: 'cancelled' } })
    expect(await makeExportTurn(id)).toBe('over')
    expect(await listSheets(id)).toEqual([])
  })

  it('are refused with a reason when a drawing is larger than the sheet', async () => {
    const [code] = await codes(1)
    const small = { widthMm: 60, heightMm: 60, gapMm: 3 }
    const task = { options: sampleOptions, sheet: small, codes: [code?.code ?? ''], title: 'Ark' }
    await expect(inSheetPool('make', task)).rejects.toThrow('larger than the sheet')
  })
})
