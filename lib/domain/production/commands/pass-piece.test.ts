import { describe, expect, it } from 'vitest'
import { answerText } from '@/lib/domain/production/commands/answer-text'
import { checkPiece } from '@/lib/domain/production/commands/check-piece'
import { giveBackPiece } from '@/lib/domain/production/commands/give-back-piece'
import { packPiece } from '@/lib/domain/production/commands/pack-piece'
import { passPiece } from '@/lib/domain/production/commands/pass-piece'
import { switchPiece } from '@/lib/domain/production/commands/switch-piece'
import type { LetteringFinding } from '@/lib/domain/stones/schema'
import { type AnyCommand, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { Administrator } from '@/lib/shared/actor'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { callerFor } from '@/tests/factories/accounts'
import { createBatch, createPiece, createWorker } from '@/tests/factories/production'
import { createStonePhoto } from '@/tests/factories/stones'

const pieceOf = (id: string) => db.productionPiece.findUniqueOrThrow({ where: { id } })
const eventsOf = (id: string) => db.pieceEvent.findMany({ where: { pieceId: id }, orderBy: { id: 'asc' } })
const run = async (command: AnyCommand, actor: Administrator, input: object) =>
  (await execute(command, callerFor(actor), { station: 'Bord 1', ...input })).result
const address = (code: string) => printedAddress(env.SITE_URL, code)
const invalid = (field: string) => ({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })

/** Two engraved pieces of one batch, the first taken by this person. */
async function twoInOneBatch(worker: Administrator) {
  const { pieces } = await createBatch({ count: 2, state: 'quality_check' })
  const [mine, other] = pieces
  if (!mine || !other) throw new Error('The batch came without its pieces')
  await db.productionPiece.update({ where: { id: mine.id }, data: { heldById: worker.userId } })
  return { mine, other }
}

async function photographed(piece: { id: string; qrCodeId: string }, lettering: LetteringFinding | null) {
  const { id } = await createStonePhoto({ id: piece.qrCodeId }, { kind: 'finished' })
  await db.stonePhoto.update({ where: { id }, data: { pieceId: piece.id, ...(lettering ? { lettering } : {}) } })
}

describe('the text of a piece', () => {
  it('must be confirmed before the piece passes, and only after the scan', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'quality_check', holder: worker })
    const early = run(answerText, worker, { id, answer: 'yes' })
    await expect(early).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
    await run(checkPiece, worker, { id, scanned: address(code) })
    const unanswered = run(passPiece, worker, { id, photoReason: 'Uden kamera.' })
    await expect(unanswered).rejects.toMatchObject(invalid('answer'))
    await expect(run(answerText, worker, { id })).rejects.toMatchObject(invalid('answer'))
    await run(answerText, worker, { id, answer: 'yes' })
    expect((await pieceOf(id)).textAgreedAt).not.toBeNull()
  })

  it('stops the piece when it is wrong, with what is wrong', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    await run(answerText, worker, { id, answer: 'no', wrong: 'Der står 1947.' })
    const stopped = { state: 'stopped', problem: 'Teksten passer ikke: Der står 1947.', checkedAt: null }
    expect(await pieceOf(id)).toMatchObject({ ...stopped, heldById: null, textAgreedAt: null })
  })
})

describe('passing a piece', () => {
  const agreed = async (worker: Administrator) => {
    const piece = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    await run(answerText, worker, { id: piece.id, answer: 'yes' })
    return piece
  }

  it('requires a reason without a photograph and stores it', async () => {
    const worker = await createWorker()
    const { id } = await agreed(worker)
    await expect(run(passPiece, worker, { id })).rejects.toMatchObject(invalid('photoReason'))
    await run(passPiece, worker, { id, photoReason: 'Kameraet er i stykker.' })
    expect(await pieceOf(id)).toMatchObject({ heldById: null, state: 'passed' })
    const skipped = (await eventsOf(id)).find(({ kind }) => kind === 'photo_skipped')
    expect(skipped?.reason).toBe('Kameraet er i stykker.')
  })

  it('requires a reason when the photograph shows another text, and stores what was read', async () => {
    const worker = await createWorker()
    const piece = await agreed(worker)
    await photographed(piece, { outcome: 'differs', read: '1941 – 2024', approved: '* 3. maj 1941' })
    const bare = run(passPiece, worker, { id: piece.id })
    await expect(bare).rejects.toMatchObject(invalid('letteringReason'))
    await run(passPiece, worker, { id: piece.id, letteringReason: 'Genskin i pladen.' })
    const passed = (await eventsOf(piece.id)).find(({ kind }) => kind === 'passed')
    expect(passed?.reason).toContain('1941 – 2024')
    expect(passed?.reason).toContain('Genskin i pladen.')
  })

  it.each([{ outcome: 'agrees' }, { outcome: 'unreadable' }] as const)(
    'requires no reason when the lettering is: $outcome',
    async (finding) => {
      const worker = await createWorker()
      const piece = await agreed(worker)
      await photographed(piece, finding)
      await run(passPiece, worker, { id: piece.id })
      expect((await pieceOf(piece.id)).state).toBe('passed')
    },
  )

  it('starts over for the next person after a piece was given back', async () => {
    const worker = await createWorker()
    const { id } = await agreed(worker)
    await run(giveBackPiece, worker, { id })
    expect(await pieceOf(id)).toMatchObject({ heldById: null, checkedAt: null, textAgreedAt: null })
  })
})

describe('another piece scanned in quality check', () => {
  it('is offered if it is of the same batch, and neither of the two is stopped', async () => {
    const worker = await createWorker()
    const { mine, other } = await twoInOneBatch(worker)
    const answer = await run(checkPiece, worker, { id: mine.id, scanned: address(other.code) })
    expect(answer).toMatchObject({ kind: 'other_of_batch', pieceId: other.id, number: 2, canSwitch: true })
    expect((await pieceOf(mine.id)).state).toBe('quality_check')
    expect((await pieceOf(other.id)).state).toBe('quality_check')
    await run(switchPiece, worker, { id: mine.id, other: other.id })
    expect((await pieceOf(mine.id)).heldById).toBeNull()
    expect((await pieceOf(other.id)).heldById).toBe(worker.userId)
  })

  it('is named but not offered when a colleague has it', async () => {
    const worker = await createWorker()
    const colleague = await createWorker('Bo Værksted')
    const { mine, other } = await twoInOneBatch(worker)
    const taken = { heldById: colleague.userId, heldByName: 'Bo Værksted' }
    await db.productionPiece.update({ where: { id: other.id }, data: taken })
    const answer = await run(checkPiece, worker, { id: mine.id, scanned: address(other.code) })
    expect(answer).toMatchObject({ canSwitch: false, where: 'hos Bo Værksted' })
    const grab = run(switchPiece, worker, { id: mine.id, other: other.id })
    await expect(grab).rejects.toMatchObject({ code: 'PIECE_TAKEN' })
  })

  it('stops the taken piece if that piece is not engraved yet: then this plaque has its code', async () => {
    const worker = await createWorker()
    const { mine, other } = await twoInOneBatch(worker)
    await db.productionPiece.update({ where: { id: other.id }, data: { state: 'queued' } })
    const wrong = run(checkPiece, worker, { id: mine.id, scanned: address(other.code) })
    await expect(wrong).rejects.toMatchObject({ code: 'PIECE_WRONG_CODE' })
    expect((await pieceOf(mine.id)).state).toBe('stopped')
  })

  it('of another batch cannot be switched to', async () => {
    const worker = await createWorker()
    const { mine } = await twoInOneBatch(worker)
    const { id: other } = await createPiece({ state: 'quality_check' })
    await expect(run(switchPiece, worker, { id: mine.id, other })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('packing', () => {
  it('takes the scan of the piece itself; another scan changes nothing', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'passed', holder: worker })
    const other = await createPiece()
    await expect(run(packPiece, worker, { id })).rejects.toMatchObject(invalid('scanned'))
    await expect(run(packPiece, worker, { id, scanned: code })).rejects.toMatchObject(invalid('scanned'))
    const wrong = run(packPiece, worker, { id, scanned: address(other.code) })
    await expect(wrong).rejects.toMatchObject({ code: 'PIECE_OTHER_SCANNED' })
    expect(await pieceOf(id)).toMatchObject({ state: 'passed', heldById: worker.userId })
    await run(packPiece, worker, { id, scanned: address(code) })
    expect((await pieceOf(id)).state).toBe('packed')
  })

  it('takes the typed code with a reason, which is stored in the history', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'passed', holder: worker })
    const typedCode = code.toLowerCase()
    await expect(run(packPiece, worker, { id, typedCode })).rejects.toMatchObject(invalid('reason'))
    const reason = 'Scanneren er løbet tør.'
    const wrong = run(packPiece, worker, { id, typedCode: 'ABCDEFGHJK', reason })
    await expect(wrong).rejects.toMatchObject(invalid('typedCode'))
    await run(packPiece, worker, { id, typedCode, reason })
    const packed = (await eventsOf(id)).find(({ kind }) => kind === 'packed')
    expect(packed?.reason).toContain(reason)
  })
})
