import { expect, it } from 'vitest'
import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { drawPiece, getPieceProof } from '@/lib/domain/production/piece-file-queries'
import { fileOfPiece } from '@/lib/domain/production/piece-files'
import { db } from '@/lib/server/db'
import { batchOptions, createPiece, createWorker } from '@/tests/factories/production'

it('the machine’s file is the one whose proof the station shows, however often it is read', async () => {
  const worker = await createWorker()
  const piece = await createPiece({ holder: worker, state: 'engraving' })
  const shown = await getPieceProof(worker, { id: piece.id })
  const { file, proof } = await fileOfPiece(piece.id, 'svg')
  expect(shown).toMatchObject({ isProven: true, share: proof.share })
  expect((await fileOfPiece(piece.id, 'svg')).file).toBe(file)
})

it('cuts exactly the drawing that the family approved, and no other of the same text', async () => {
  const worker = await createWorker()
  const piece = await createPiece({ holder: worker, state: 'engraving' })
  const drawn = drawingHash(drawArtwork(batchOptions, piece.code))
  const approve = (drawingSha256: string) =>
    db.proofSheet.create({
      data: {
        qrCodeId: piece.qrCodeId,
        options: batchOptions,
        inscription: {},
        status: 'approved',
        drawingSha256,
        familyName: 'Mette Holm',
        familyEmail: 'mette@eksempel.dk',
        createdByName: 'Lars Granit',
        pieces: { connect: { id: piece.id } },
      },
    })
  await approve(drawn)
  expect((await drawPiece(worker, { id: piece.id })).body).toContain('<svg')
  await approve(drawn.replace(/^./, (first) => (first === '0' ? '1' : '0')))
  for (const read of [drawPiece, getPieceProof]) {
    await expect(read(worker, { id: piece.id })).rejects.toMatchObject({ code: 'PROOF_SHEET_OUTDATED' })
  }
})

it.each([
  ['blocked', 'QR_CODE_BLOCKED'],
  ['retired', 'QR_CODE_RETIRED'],
] as const)('a code that was %s after the piece was taken is not handed to the machine', async (state, code) => {
  const worker = await createWorker()
  const piece = await createPiece({ holder: worker, state: 'engraving' })
  await db.qrCode.update({ where: { id: piece.qrCodeId }, data: { state } })
  await expect(fileOfPiece(piece.id, 'dxf')).rejects.toMatchObject({ code })
  await expect(getPieceProof(worker, { id: piece.id })).rejects.toMatchObject({ code })
})
