import { randomUUID } from 'node:crypto'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photographPiece } from '@/lib/domain/production/commands/photograph-piece'
import { reworkPiece } from '@/lib/domain/production/commands/rework-piece'
import { exportPieces, printCertificate, printLabels, printPackingList } from '@/lib/domain/production/paper/queries'
import { findAtStation } from '@/lib/domain/production/station-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { UploadedFile } from '@/lib/server/request-body'
import { formatTextCode, generateTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { checkCharacterFor } from '@/lib/shared/text-code.mjs'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { photographOf } from '@/tests/factories/photographs'
import { createBatch, createPiece, createWorker } from '@/tests/factories/production'
import { sample } from '@/tests/factories/samples'

type Paper = { body: Uint8Array }
const textOf = ({ body }: Paper) => Buffer.from(body).toString('latin1')
const pagesOf = (paper: Paper) => (textOf(paper).match(/\/Type \/Page\b/g) ?? []).length
const file = async (text: string | null) => new UploadedFile('sten.jpg', await photographOf(text))

describe('the documents of a batch', () => {
  it('have a label of 62 × 29 mm for every piece, or 27 on an A4 sheet', async () => {
    const worker = await createWorker()
    const { number } = await createBatch({ count: 28 })
    const labels = await printLabels(worker, { number, paper: 'label' })
    expect(pagesOf(labels)).toBe(28)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(textOf(labels)) ?? []
    expect([Number(width), Number(height)].map((points) => Math.round((points / 72) * 25.4))).toEqual([62, 29])
    expect(pagesOf(await printLabels(worker, { number, paper: 'a4' }))).toBe(2)
    expect(pagesOf(await printLabels(worker, { number, paper: 'label', piece: 3 }))).toBe(1)
  })

  it('show the whole code on the label, also with the widest letters', async () => {
    const worker = await createWorker()
    const { id: batchId, number, packageId } = await createBatch()
    const code = `WWWWWWWWW${checkCharacterFor('WWWWWWWWW')}`
    const { id: qrCodeId } = await db.qrCode.create({ data: { code, packageId } })
    await db.productionPiece.create({ data: { batchId, qrCodeId, number: 2 } })
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument((await printLabels(worker, { number, paper: 'label', piece: 2 })).body)
    expect(document.getPage(0).getText()).toContain(formatTextCode(code))
    library.destroy()
  })

  it('list every piece, on several pages, except cancelled ones', async () => {
    const worker = await createWorker()
    const { number, pieces } = await createBatch({ count: 90 })
    expect(pagesOf(await printPackingList(worker, { number }))).toBe(3)
    await db.productionPiece.update({ where: { id: pieces[0]?.id ?? '' }, data: { state: 'cancelled' } })
    const csv = (await exportPieces(worker, { number })).body
    expect(csv.split('\r\n')).toHaveLength(91)
    expect(csv).toContain(`2;${formatTextCode(pieces[1]?.code ?? '')};I kø`)
    expect(csv).not.toContain(formatTextCode(pieces[0]?.code ?? ''))
  })

  it('start the list below the name of the batch, however long', async () => {
    const worker = await createWorker()
    const { id, number } = await createBatch({ count: 28 })
    expect(pagesOf(await printPackingList(worker, { number }))).toBe(1)
    const name = 'Sort granit til Fredericia og omegn, efterårets store levering'.padEnd(120, ' med de lange navne')
    await db.productionBatch.update({ where: { id }, data: { name } })
    expect(pagesOf(await printPackingList(worker, { number })), 'the last line goes over to a second sheet').toBe(2)
  })

  it('are for staff only', async () => {
    const { number } = await createBatch()
    const family = actorFor(await createAccount())
    await expect(printPackingList(visitor(), { number })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(printLabels(family, { number, paper: 'label' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(printPackingList(await createWorker(), { number: 2_000_000_000 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('the photograph of a finished piece', () => {
  it('is stored upright with its estimate, becomes a certificate, and is deleted with it on rework', async () => {
    const worker = await createWorker()
    const { id, code, qrCodeId } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    const upright = await photographOf(printedAddress(env.SITE_URL, code))
    // The phone was held sideways.
    const sideways = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const input = { id, station: 'Bord 1', file: new UploadedFile('sten.jpg', sideways) }
    const { result } = await execute(photographPiece, callerFor(worker), input)
    expect(result).toMatchObject({ estimate: { zxing: printedAddress(env.SITE_URL, code) } })
    const stored = await db.stonePhoto.findFirstOrThrow({ where: { pieceId: id } })
    expect(stored).toMatchObject({
      qrCodeId,
      kind: 'finished',
      isThisCode: true,
      takenByName: 'Ida Værksted',
      width: 900,
      height: 700,
    })
    const { piece } = await findAtStation(worker, { kind: 'inspection', station: 'Prøve' })
    expect(piece?.photo?.estimate).toEqual(result.estimate)
    const certificate = await printCertificate(worker, { id })
    expect(certificate.filename).toBe(`certifikat-${code}.pdf`)
    expect(pagesOf(certificate)).toBe(1)
    expect(textOf(certificate)).toContain('/Subtype /Image')

    // The new plaque has no certificate until it is photographed.
    await execute(reworkPiece, callerFor(worker), { id, reason: 'Pladen knækkede i hjørnet.' })
    expect(await db.stonePhoto.count({ where: { storageKey: stored.storageKey } })).toBe(0)
    await expect(printCertificate(worker, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is one when it is sent again, at once or after the piece went on', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    const photo = await file(printedAddress(env.SITE_URL, code))
    const chosen = randomUUID()
    const send = () => execute(photographPiece, callerFor(worker), { id, file: photo, chosen })
    const [one, two] = await Promise.all([send(), send()])
    expect(two.result).toEqual(one.result)
    await db.productionPiece.update({ where: { id }, data: { state: 'passed' } })
    expect((await send()).result).toEqual(one.result)
    expect(await db.stonePhoto.count({ where: { pieceId: id } })).toBe(1)
    expect(await db.pieceEvent.count({ where: { pieceId: id, kind: 'photographed' } })).toBe(1)
    const other = await createWorker()
    const guess = execute(photographPiece, callerFor(other), { id, file: photo, chosen })
    await expect(guess).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  })

  it('of the label instead of the code is refused, and the piece stays in quality check', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    const call = execute(photographPiece, callerFor(worker), { id, file: await file('PARTI 12 STYKKE 3') })
    await expect(call).rejects.toMatchObject({ code: 'NO_CODE_IN_PICTURE', fields: { file: expect.any(String) } })
    expect(await db.productionPiece.findUnique({ where: { id } })).toMatchObject({ state: 'quality_check' })
  })

  it('of another code stops the piece and is not stored', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    const input = { id, file: await file(printedAddress(env.SITE_URL, generateTextCode())) }
    const call = execute(photographPiece, callerFor(worker), input)
    await expect(call).rejects.toMatchObject({ code: 'PIECE_WRONG_CODE' })
    expect(await db.productionPiece.findUnique({ where: { id } })).toMatchObject({ state: 'stopped', checkedAt: null })
    expect(await db.stonePhoto.count({ where: { pieceId: id } })).toBe(0)
    await expect(printCertificate(worker, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['no code', () => file(null), 'NO_CODE_IN_PICTURE'],
    ['no picture', async () => new UploadedFile('sten.jpg', Buffer.from('ikke et billede')), 'PICTURE_UNREADABLE'],
    [
      'half of it',
      async () => new UploadedFile('sten.jpg', (await photographOf('x')).subarray(0, 9000)),
      'PICTURE_BROKEN',
    ],
    [
      'no code, as an iPhone takes it',
      async () => new UploadedFile('sten.heic', await sample('phone.heic')),
      'NO_CODE_IN_PICTURE',
    ],
    ['nothing', async () => undefined, 'PICTURE_MISSING'],
  ])('with %s changes nothing and says so at its field', async (_, make, code) => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    const call = execute(photographPiece, callerFor(worker), { id, file: await make() })
    await expect(call).rejects.toMatchObject({ code, fields: { file: expect.any(String) } })
    expect(await db.productionPiece.findUnique({ where: { id } })).toMatchObject({ state: 'quality_check' })
  })
})
