import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getExportFile } from '@/lib/domain/exports/file-queries'
import { exportFilesKeptDays } from '@/lib/domain/exports/policy'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { getExport, listExports } from '@/lib/domain/exports/queries'
import { sheetKey } from '@/lib/domain/exports/stored-files'
import { tidyExports } from '@/lib/domain/exports/tidy-exports'
import { makeExportZip } from '@/lib/domain/exports/zip-queries'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createExport, makeWholeExport, sampleOptions, withholdFile } from '@/tests/factories/exports'
import { createPackage } from '@/tests/factories/qr-codes'
import { readZip } from '@/tests/factories/read-zip'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

type Code = { id: string; code: string }

// Every test orders these two: a process works out the wear of a code once, which takes most of a second.
let one: Code = { id: '', code: '' }
let other: Code = { id: '', code: '' }
beforeAll(async () => {
  const [first = one, second = other] = (await createPackage({ count: 2 })).codes
  one = first
  other = second
})

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const bytesOf = ({ body }: { body: ReadableStream<Uint8Array> }) => buffer(Readable.fromWeb(body as NodeStream))

describe('downloads', () => {
  it('a ZIP has the files that passed, the codes and all proofs, and no withheld files', async () => {
    const codes = [one, other]
    const { id, fileIds } = await createExport(codes, { formats: ['svg', 'dxf'] })
    await makeWholeExport(id)
    await withholdFile(fileIds[0] ?? '')
    const zip = readZip(await bytesOf(await makeExportZip(await administrator(), { id })))
    const withheld = await db.artworkFile.findUniqueOrThrow({
      where: { id: fileIds[0] ?? '' },
      include: { qrCode: true },
    })
    const all = codes.flatMap(({ code }) =>
      ['svg', 'dxf'].map((format) => `${format}/${formatTextCode(code)}-ikke-godkendt.${format}`),
    )
    const held = `${withheld.format}/${formatTextCode(withheld.qrCode.code)}-ikke-godkendt.${withheld.format}`
    expect([...zip.keys()].sort()).toEqual(
      [
        ...all.filter((name) => name !== held),
        'koder.csv',
        'proeve.csv',
        'LÆSMIG.txt',
        'Startværdier til laseren.txt',
      ].sort(),
    )
    const start = zip.get('Startværdier til laseren.txt')?.toString() ?? ''
    for (const part of ['sort, poleret granit', 'skøn', 'Prøv altid først']) expect(start).toContain(part)
    const proofs = zip.get('proeve.csv')?.toString() ?? ''
    expect(proofs.match(/Bestået/g)).toHaveLength(3)
    expect(proofs.match(/Holdt tilbage/g)).toHaveLength(1)
    for (const { code } of codes)
      expect(zip.get('koder.csv')?.toString()).toContain(`HTTPS://LOCALHOST:3000/QR/${code}`)
    expect(zip.get('LÆSMIG.txt')?.toString()).toContain('1 fil er ikke med')
  })

  it('a withheld file is refused before it is released, also to administrators', async () => {
    const admin = await administrator()
    const { id, fileIds } = await createExport([one])
    const fileId = fileIds[0] ?? ''
    await expect(getExportFile(admin, { id, fileId })).rejects.toMatchObject({ code: 'EXPORT_NOT_READY' })
    await makeWholeExport(id)
    expect((await bytesOf(await getExportFile(admin, { id, fileId }))).toString()).toContain('<svg')
    await withholdFile(fileId)
    await expect(getExportFile(admin, { id, fileId })).rejects.toMatchObject({ code: 'EXPORT_WITHHELD' })
    await db.artworkFile.update({ where: { id: fileId }, data: { status: 'released' } })
    expect((await bytesOf(await getExportFile(admin, { id, fileId }))).length).toBeGreaterThan(0)
  })

  it('files of a code blocked after the order are refused, and the ZIP says so', async () => {
    const admin = await administrator()
    const { id } = await createExport([one, other], { sheet: { widthMm: 200, heightMm: 250, gapMm: 3 } })
    await makeWholeExport(id)
    const [blocked, usable] = [one, other].map(({ code }) => formatTextCode(code))
    const { state } = await db.qrCode.findUniqueOrThrow({ where: { id: one.id } })
    onTestFinished(async () => void (await db.qrCode.update({ where: { id: one.id }, data: { state } })))
    await db.qrCode.update({ where: { id: one.id }, data: { state: 'blocked' } })
    const held = (await getExport(admin, { id })).files.items.filter(({ isOutOfUse }) => isOutOfUse)
    expect(held.map(({ formattedCode }) => formattedCode)).toEqual([blocked])
    await expect(getExportFile(admin, { id, fileId: held[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'QR_CODE_BLOCKED',
    })
    const zip = readZip(await bytesOf(await makeExportZip(admin, { id })))
    expect([...zip.keys()].filter((name) => name.startsWith('svg/'))).toEqual([`svg/${usable}-ikke-godkendt.svg`])
    expect(zip.get('ark/ark-1.txt')?.toString()).toContain(blocked)
    const readMe = zip.get('LÆSMIG.txt')?.toString() ?? ''
    expect(readMe).toContain(`må ikke bruges: ${blocked}.`)
    expect(readMe).toContain(`På ark 1 ligger stadig ${blocked}.`)
    expect(readMe).toContain('Alle filer blev læst')
    expect((await getExport(admin, { id })).export.outOfUse).toBe(1)
  })

  it('belong to the account that ordered them: another reseller and a family get 404', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const { id, fileIds } = await createExport([one], { reseller })
    await makeWholeExport(id)
    const outsider = await createAccount()
    const foreign = resellerFor(outsider, await createReseller(outsider))
    for (const read of [
      getExport(foreign, { id }),
      makeExportZip(foreign, { id }),
      getExportFile(foreign, { id, fileId: fileIds[0] ?? '' }),
    ])
      await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await listExports(foreign, {})).items).toEqual([])
    expect((await listExports(resellerFor(user, reseller), {})).items.map((item) => item.id)).toEqual([id])
    await expect(getExport(actorFor(outsider), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(getExport(visitor(), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('are listed with their rates, page by page', async () => {
    const { codes } = await createPackage({ count: 60 })
    const { id } = await createExport(codes)
    const admin = await administrator()
    const first = await getExport(admin, { id })
    expect(first.files.items).toHaveLength(50)
    const second = await getExport(admin, { id, cursor: first.files.nextCursor ?? '' })
    expect(new Set([...first.files.items, ...second.files.items].map(({ code }) => code)).size).toBe(60)
    expect((await getExport(admin, { id, files: 'withheld' })).files.items).toEqual([])
  })
})

describe('a single proven file', () => {
  it('comes with its proof', async () => {
    const { file, proof } = await provenFile({ options: sampleOptions, code: one.code, format: 'svg' })
    expect(file.toString()).toContain('<svg')
    expect(proof.isProven).toBe(true)
  })

  it('is cached with its proof: later and concurrent requests do not make it again', async () => {
    // Its notice makes it a file that no other test asked for.
    const wanted = { options: sampleOptions, code: one.code, format: 'svg' as const, note: 'Prøve' }
    const [first, second] = await Promise.all([provenFile(wanted), provenFile({ ...wanted })])
    const third = await provenFile({ ...wanted, options: { ...sampleOptions } })
    expect(second.file).toBe(first.file)
    expect(third.file).toBe(first.file)
    expect(third.proof).toBe(first.proof)
  })

  it('is another one for other options, another format or another code', async () => {
    const wanted = { options: sampleOptions, code: one.code, format: 'svg' as const }
    const changes = [
      {},
      { options: { ...sampleOptions, symbolMm: 61 } },
      { format: 'dxf' as const },
      { code: other.code },
    ]
    const files = await Promise.all(changes.map((change) => provenFile({ ...wanted, ...change })))
    expect(new Set(files.map(({ file }) => file.toString('base64'))).size).toBe(changes.length)
  })

  it('is refused when it does not pass', async () => {
    const options = { ...sampleOptions, quietModules: 0, errorCorrection: 'Q' as const }
    await expect(provenFile({ options, code: one.code, format: 'svg' })).rejects.toMatchObject({
      code: 'EXPORT_WITHHELD',
    })
  })
})

it('sheets are deleted after the same period, also when the deletion was interrupted', async () => {
  // One drawing fits on each.
  const { id } = await createExport([one, other], { sheet: { widthMm: 100, heightMm: 120, gapMm: 3 } })
  await makeWholeExport(id)
  const left = () => Promise.all([1, 2].map((number) => storage.stat(sheetKey(id, number, 'dxf'))))
  expect((await left()).every((file) => file !== null)).toBe(true)
  const later = new Date(Date.now() + (exportFilesKeptDays + 1) * 24 * 3600_000)
  const remove = storage.delete.bind(storage)
  let deleted = 0
  const cut = vi.spyOn(storage, 'delete').mockImplementation(async (key) => {
    // A sheet has four files.
    if (deleted === 4) throw new Error('the process ends here')
    deleted++
    await remove(key)
  })
  await expect(tidyExports(later)).rejects.toThrow('ends here')
  cut.mockRestore()
  await tidyExports(later)
  expect(await left()).toEqual([null, null])
})

it('files are deleted after their period, rows and proofs are kept', async () => {
  const { id, fileIds } = await createExport([one])
  await makeWholeExport(id)
  const { storageKey } = await db.artworkFile.findUniqueOrThrow({ where: { id: fileIds[0] ?? '' } })
  await tidyExports()
  expect(await storage.stat(storageKey ?? '')).not.toBeNull()
  const later = new Date(Date.now() + (exportFilesKeptDays + 1) * 24 * 3600_000)
  await tidyExports(later)
  expect(await storage.stat(storageKey ?? '')).toBeNull()
  const row = await db.artworkFile.findUniqueOrThrow({ where: { id: fileIds[0] ?? '' } })
  expect(row).toMatchObject({ status: 'proven', storageKey: null, proof: { isProven: true } })
})
