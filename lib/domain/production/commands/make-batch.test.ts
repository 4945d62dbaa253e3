import { beforeAll, describe, expect, it } from 'vitest'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { cancelPiece } from '@/lib/domain/production/commands/cancel-piece'
import { makeBatch } from '@/lib/domain/production/commands/make-batch'
import { getBatchForPapers } from '@/lib/domain/production/paper/batch-papers'
import { drawPiece, getPieceProof } from '@/lib/domain/production/piece-file-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Administrator } from '@/lib/shared/actor'
import { checkCharacterFor } from '@/lib/shared/text-code.mjs'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { batchOptions, createBatch, createWorker, someDueDay } from '@/tests/factories/production'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const plain = { name: 'Granit til Vejle', dueOn: someDueDay, options: batchOptions }
const make = async (actor: Administrator, input: object) =>
  (await execute(makeBatch, callerFor(actor), { ...plain, ...input })).result
const packageOf = (id: string) => db.qrPackage.findUniqueOrThrow({ where: { id } })

let worker: Administrator
beforeAll(async () => {
  worker = await createWorker('Ida Værksted')
})

describe('making a batch', () => {
  it('queues every code of a package that is still to be made, for its reseller', async () => {
    const reseller = await createReseller(await createAccount())
    const { id, codes } = await createPackage({ count: 5 })
    await db.qrPackage.update({ where: { id }, data: { resellerId: reseller.id } })
    await db.qrCode.update({ where: { id: codes[0]?.id ?? '' }, data: { state: 'blocked' } })
    const { number } = await packageOf(id)
    const made = await make(worker, { source: 'package', packageNumber: String(number) })
    expect(made).toMatchObject({ pieces: 4, leftOut: 1 })
    const batch = await db.productionBatch.findUniqueOrThrow({
      where: { number: made.number },
      include: { pieces: { orderBy: { number: 'asc' }, include: { events: true } } },
    })
    expect(batch).toMatchObject({ packageId: id, resellerId: reseller.id, createdByName: 'Ida Værksted' })
    expect(batch.options).toEqual(batchOptions)
    expect(batch.pieces.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(batch.pieces[0]?.events).toMatchObject([{ kind: 'queued', actorId: worker.userId }])
    expect(await db.auditEntry.count({ where: { command: 'production.make-batch', subjectId: batch.id } })).toBe(1)
    await expect(make(worker, { source: 'package', packageNumber: number })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { packageNumber: expect.stringContaining('Alle koder') },
    })
  })

  it('takes chosen codes in the order they were written, all or none', async () => {
    const { codes } = await createPackage({ count: 3 })
    const wanted = codes.toReversed().map(({ code }) => code)
    const { number } = await make(worker, { source: 'codes', codes: wanted.join('\n').toLowerCase() })
    const pieces = await db.productionPiece.findMany({
      where: { batch: { number } },
      orderBy: { number: 'asc' },
      select: { qrCode: { select: { code: true } } },
    })
    expect(pieces.map(({ qrCode }) => qrCode.code)).toEqual(wanted)
    const free = await createCode()
    const again = make(worker, { source: 'codes', codes: [free.code, wanted[0]] })
    await expect(again).rejects.toMatchObject({ code: 'CODE_IN_PRODUCTION' })
    expect(await db.productionPiece.count({ where: { qrCodeId: free.id } })).toBe(0)
  })

  it('refuses a plaque that has no room for the letters of its widest code', async () => {
    const [narrow, wide] = [`111111111${checkCharacterFor('111111111')}`, `WWWWWWWWW${checkCharacterFor('WWWWWWWWW')}`]
    const { id: packageId } = await createPackage()
    await db.qrCode.createMany({ data: [narrow, wide].map((code) => ({ code, packageId })) })
    const options = { ...batchOptions, symbolMm: 20, shape: 'rectangle', widthMm: 32, heightMm: 45 }
    const both = make(worker, { source: 'codes', codes: [narrow, wide], options })
    await expect(both).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { options: expect.any(String) } })
    expect(await make(worker, { source: 'codes', codes: [narrow], options })).toMatchObject({ pieces: 1 })
  })

  it.each(['blocked', 'retired'] as const)('refuses a code that is %s and names it', async (state) => {
    const { code } = await createCode({ state })
    const call = make(worker, { source: 'codes', codes: code })
    await expect(call).rejects.toMatchObject({ fields: { codes: expect.stringContaining(code.slice(0, 5)) } })
  })

  it.each([
    ['no codes', { source: 'codes', codes: '' }, 'codes'],
    ['a malformed code', { source: 'codes', codes: 'ABC' }, 'codes'],
    ['an unknown package', { source: 'package', packageNumber: 2_000_000_000 }, 'packageNumber'],
    ['an unknown sheet', { source: 'proof_sheets', proofSheetNumbers: '2000000' }, 'proofSheetNumbers'],
    ['no name', { source: 'codes', codes: 'ABC', name: ' ' }, 'name'],
    ['a day in the past', { source: 'codes', codes: 'ABC', dueOn: '2020-01-01' }, 'dueOn'],
  ])('refuses %s at its field', async (_, input, field) => {
    const call = make(worker, input)
    await expect(call).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
  })

  it('puts each code into one batch only in concurrent calls', async () => {
    const { codes } = await createPackage({ count: 8 })
    const wanted = codes.map(({ code }) => code)
    const people = await Promise.all(Array.from({ length: 6 }, () => createWorker()))
    const made = await Promise.allSettled(
      people.map((one, turn) => make(one, { source: 'codes', codes: turn % 2 === 0 ? wanted : wanted.toReversed() })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of made)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'CODE_IN_PRODUCTION' })
    expect(await db.productionPiece.count({ where: { qrCodeId: { in: codes.map(({ id }) => id) } } })).toBe(8)
  })

  it('refuses a code with an unapproved sheet, and cuts the approved one', async () => {
    const { id: qrCodeId, code } = await createCode()
    const sheet = await db.proofSheet.create({
      data: {
        qrCodeId,
        options: batchOptions,
        inscription: {},
        status: 'sent',
        familyName: 'Mette Holm',
        familyEmail: 'mette@eksempel.dk',
        createdByName: 'Lars Granit',
      },
    })
    const input = { source: 'proof_sheets', proofSheetNumbers: String(sheet.number) }
    await expect(make(worker, input)).rejects.toMatchObject({ code: 'PROOF_SHEET_NOT_APPROVED' })
    const byCode = make(worker, { source: 'codes', codes: code })
    await expect(byCode).rejects.toMatchObject({ code: 'PROOF_SHEET_NOT_APPROVED' })
    await db.proofSheet.update({ where: { id: sheet.id }, data: { status: 'approved' } })
    await make(worker, input)
    expect(await db.productionPiece.findFirst({ where: { qrCodeId } })).toMatchObject({ proofSheetId: sheet.id })
  })
})

describe('cancelling a piece', () => {
  it('frees its code for another batch, and cancels a batch with nothing left', async () => {
    const batch = await createBatch({ count: 2 })
    const reason = 'Familien har fortrudt.'
    await Promise.all(batch.pieces.map(({ id }) => execute(cancelPiece, callerFor(worker), { id, reason })))
    expect((await db.productionBatch.findUniqueOrThrow({ where: { id: batch.id } })).cancelledAt).not.toBeNull()
    const codes = batch.pieces.map(({ code }) => code)
    expect(await make(worker, { source: 'codes', codes })).toMatchObject({ pieces: 2 })
    const again = execute(cancelPiece, callerFor(worker), { id: batch.pieces[0]?.id, reason })
    await expect(again).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  })
})

describe('the text on the plaques of a batch', () => {
  const freeCodes = async (count: number) => (await createPackage({ count })).codes.map(({ code }) => code)
  const linesOf = async (number: number) =>
    (await db.productionPiece.findMany({ where: { batch: { number } }, orderBy: { number: 'asc' } })).map(
      ({ options }) => artworkOptions.safeParse(options).data?.lines,
    )

  it('must be confirmed when several plaques share it, and again when their number grows', async () => {
    const codes = await freeCodes(3)
    const wanted = { source: 'codes', codes, options: { ...batchOptions, lines: ['Karen Holm'] } }
    const question = 'Samme tekst kommer på 3 plader. Er det meningen?'
    const asked = { code: 'INVALID_INPUT', fields: { sameText: question } }
    await expect(make(worker, wanted)).rejects.toMatchObject(asked)
    const old = 'Samme tekst kommer på 2 plader. Er det meningen?'
    await expect(make(worker, { ...wanted, sameText: old })).rejects.toMatchObject(asked)
    await make(worker, { ...wanted, sameText: question })
  })

  it('comes from a list for each plaque, which is drawn and packed with it', async () => {
    const codes = await freeCodes(2)
    const texts = `Kode;Linje 1;Linje 2\n${codes[1]};Åge Bøgh;\n${codes[0]};Karen Holm;1941 – 2024`
    const { number } = await make(worker, { source: 'codes', codes, texts })
    expect(await linesOf(number)).toEqual([['Karen Holm', '1941 – 2024'], ['Åge Bøgh']])
    const { pieces } = await getBatchForPapers(worker, number)
    expect(pieces.map(({ text }) => text)).toEqual(['Karen Holm · 1941 – 2024', 'Åge Bøgh'])
    const [first, second] = await Promise.all(pieces.map(async ({ id }) => (await drawPiece(worker, { id })).body))
    expect(first).not.toBe(second)
    expect((await getPieceProof(worker, { id: pieces[0]?.id ?? '' })).isProven).toBe(true)
  })

  it.each([
    ['a plaque without a text', 'Nr.;Linje 1\n1;Karen', 'mangler tekst'],
    ['an unknown position', 'Nr.;Linje 1\n1;Karen\n2;Karl\n3;Kaj', 'Række 4: Der er ingen plade nr. 3'],
    ['a code of another batch', 'Kode;Linje 1\nABCDEFGHJK;Karen', 'Række 2: Koden'],
    ['only a header', 'Nr.;Linje 1\n;\n;\n', 'Der er ingen rækker i listen'],
    ['a letter that the typeface lacks', 'Nr.;Linje 1\n1;Karen\n2;漢', 'Række 3: Skrifttypen'],
  ])('is not made with %s', async (_, texts, sentence) => {
    const wanted = { source: 'codes', codes: await freeCodes(2), texts }
    const fields = { texts: expect.stringContaining(sentence) }
    await expect(make(worker, wanted)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })
})
