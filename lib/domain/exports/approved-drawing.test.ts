import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { beforeAll, describe, expect, it } from 'vitest'
import { approvalNote } from '@/lib/domain/approvals/approval-texts'
import { type ArtworkFormat, artworkOptions } from '@/lib/domain/artwork/schema'
import { orderExport } from '@/lib/domain/exports/commands/order-export'
import { getExportFile } from '@/lib/domain/exports/file-queries'
import { previewFacts, previewSvg } from '@/lib/domain/exports/preview-queries'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { getExport } from '@/lib/domain/exports/queries'
import { artworkQuery } from '@/lib/domain/exports/schema'
import { makeExportZip } from '@/lib/domain/exports/zip-queries'
import { readApprovedFile } from '@/lib/domain/proof-sheets/file-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createExport, makeWholeExport, sampleOptions } from '@/tests/factories/exports'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { readZip } from '@/tests/factories/read-zip'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const bytesOf = ({ body }: { body: ReadableStream<Uint8Array> }) => buffer(Readable.fromWeb(body as NodeStream))

/** A reseller's code with a drawing that the family approved. */
async function approvedCode(options: object = {}) {
  const account = await createAccount()
  const reseller = await createReseller(account)
  const actor = resellerFor(account, reseller)
  const drawn = { material: 'marble', symbolMm: 50, shape: 'rectangle', widthMm: 120, heightMm: 140, ...options }
  const sheetId = await createSheet(actor, reseller, { options: drawn })
  await markSent(sheetId)
  const sheet = await db.proofSheet.update({
    where: { id: sheetId },
    data: { status: 'approved', answeredAt: new Date() },
    include: { qrCode: true },
  })
  const { id, code } = sheet.qrCode
  const order = (changes = {}) =>
    execute(orderExport, callerFor(actor), { codes: code, formats: ['svg'], options: sampleOptions, ...changes })
  return {
    actor,
    reseller,
    sheet,
    number: sheet.number,
    approved: artworkOptions.parse(sheet.options),
    id,
    code,
    order,
  }
}

// For tests that change neither the code nor its approval: its drawings are worn once a process, which takes most of a
// second.
let shared: Awaited<ReturnType<typeof approvedCode>>
beforeAll(async () => {
  shared = await approvedCode()
})

describe('a code whose family approved a drawing', () => {
  it('is drawn differently only after a confirmation, and as approved without one', async () => {
    const { order, approved, number } = await approvedCode()
    await expect(order()).rejects.toMatchObject({
      code: 'OTHER_DRAWING_APPROVED',
      context: { numbers: `nr. ${number}` },
    })
    await expect(order({ options: approved })).resolves.toBeTruthy()
    await expect(order({ despiteApproved: true })).resolves.toBeTruthy()
  })

  it('is marked as such in the preview before the order', async () => {
    const { actor, code, approved, number } = shared
    const query = (options: object) => artworkQuery.parse({ ...options, lines: '', showsCode: 'true', code })
    expect((await previewFacts(actor, query(sampleOptions))).approval).toMatchObject({
      kind: 'other',
      sheet: { number },
    })
    const asApproved = { ...query(approved), lines: approved.lines }
    expect((await previewFacts(actor, asApproved)).approval).toMatchObject({ kind: 'this' })
    expect(Buffer.from((await previewSvg(actor, query(sampleOptions))).body).toString()).toContain('IKKE GODKENDT')
  })

  it('hands out no earlier file of another drawing, and no ZIP, without a confirmation', async () => {
    const { actor, reseller, id, code, number } = shared
    const { id: exportId, fileIds } = await createExport([{ id }], { reseller })
    await makeWholeExport(exportId)
    const [fileId = ''] = fileIds
    await expect(getExportFile(actor, { id: exportId, fileId })).rejects.toMatchObject({
      code: 'OTHER_DRAWING_APPROVED',
    })
    await expect(makeExportZip(actor, { id: exportId })).rejects.toMatchObject({ code: 'OTHER_DRAWING_APPROVED' })
    const { filename } = await getExportFile(actor, { id: exportId, fileId, despite: '1' })
    expect(filename).toBe(`${formatTextCode(code)}-ikke-godkendt.svg`)
    const zip = readZip(await bytesOf(await makeExportZip(actor, { id: exportId, despite: '1' })))
    expect(zip.get('LÆSMIG.txt')?.toString()).toContain(`${formatTextCode(code)}: tegning ${number}`)
    expect(zip.get('koder.csv')?.toString()).toContain(`familien har godkendt en anden: tegning ${number}`)
    const { files, others } = await getExport(actor, { id: exportId })
    expect(others).toMatchObject([{ number }])
    expect(files.items[0]?.approval).toMatchObject({ kind: 'other' })
  })

  it.each(['svg', 'dxf', 'pdf'] as const)(
    'gives the approved drawing as %s, proven, and named as approved',
    async (format) => {
      const { actor, sheet, code, number } = shared
      const { body, filename } = await readApprovedFile(actor, { id: sheet.id, format })
      expect(filename).toBe(`${formatTextCode(code)}-godkendt-tegning-${number}.${format}`)
      if (format !== 'pdf') expect(Buffer.from(body).toString()).toContain(`Godkendt af familien: tegning ${number}`)
    },
  )

  it('has no approved file without an approval, nor for another reseller', async () => {
    const { sheet, actor } = shared
    const other = await approvedCode()
    const read = (by: typeof actor, id: string) => readApprovedFile(by, { id, format: 'svg' })
    await expect(read(other.actor, sheet.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const draft = await createSheet(
      actor,
      await db.reseller.findFirstOrThrow({ where: { id: sheet.resellerId ?? '' } }),
    )
    await expect(read(actor, draft)).rejects.toMatchObject({ code: 'PROOF_SHEET_NOT_APPROVED' })
  })

  it('is not drawn by code that would draw it differently from what was approved', async () => {
    const { actor, id, code, approved } = await approvedCode()
    const { reseller } = await db.qrCode.findUniqueOrThrow({ where: { id }, select: { reseller: true } })
    const older = await db.proofSheet.create({
      data: {
        qrCodeId: id,
        resellerId: reseller?.id ?? null,
        options: approved,
        inscription: { name: 'Karen' },
        status: 'approved',
        answeredAt: new Date(),
        drawingSha256: 'f'.repeat(64),
        familyName: 'Bo',
        familyEmail: 'bo@eksempel.dk',
        createdByName: 'Lars',
      },
    })
    const query = { ...artworkQuery.parse({ ...approved, lines: '', showsCode: 'true', code }), lines: approved.lines }
    expect((await previewFacts(actor, query)).approval).toMatchObject({ kind: 'other', sheet: { id: older.id } })
  })
})

describe('a drawing that no family approved', () => {
  it.each(['svg', 'dxf', 'pdf', 'png'] as const)(
    'is still read by both decoders with the notice: %s',
    async (format) => {
      const { code } = shared
      const note = approvalNote({ kind: 'none' })
      const { file, proof } = await provenFile({ options: sampleOptions, code, format, note })
      expect(proof.isProven).toBe(true)
      expect(await tells(file, format, note)).toBe(format !== 'png')
    },
  )

  it('has its notice outside the ink: what is engraved and cut is the same with and without', async () => {
    const { code } = shared
    const files = await Promise.all(
      [undefined, 'IKKE GODKENDT'].map((note) => provenFile({ options: sampleOptions, code, format: 'svg', note })),
    )
    const [plain, noted] = files.map(({ file }) => file.toString().replace(/<(title|desc)>.*?<\/\1>/g, ''))
    expect(noted).toBe(plain)
  })
})

async function tells(file: Buffer, format: ArtworkFormat, note: string): Promise<boolean> {
  if (format !== 'pdf') return file.includes(note)
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const [first, second] = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return first === '' && (second ?? '').replace(/\s+/g, ' ').includes(note)
}
