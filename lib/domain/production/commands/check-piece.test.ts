import { describe, expect, it } from 'vitest'
import { answerText } from '@/lib/domain/production/commands/answer-text'
import { checkPiece } from '@/lib/domain/production/commands/check-piece'
import { finishEngraving } from '@/lib/domain/production/commands/finish-engraving'
import { packPiece } from '@/lib/domain/production/commands/pack-piece'
import { passPiece } from '@/lib/domain/production/commands/pass-piece'
import { reworkPiece } from '@/lib/domain/production/commands/rework-piece'
import { stopPiece } from '@/lib/domain/production/commands/stop-piece'
import { type AnyCommand, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { Administrator } from '@/lib/shared/actor'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { callerFor } from '@/tests/factories/accounts'
import { createPiece, createWorker } from '@/tests/factories/production'

const pieceOf = (id: string) => db.productionPiece.findUniqueOrThrow({ where: { id } })
const kindsOf = async (id: string) =>
  (await db.pieceEvent.findMany({ where: { pieceId: id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)
const run = async (command: AnyCommand, actor: Administrator, input: object) =>
  (await execute(command, callerFor(actor), { station: 'Bord 1', ...input })).result
const scan = (actor: Administrator, id: string, scanned: string) => run(checkPiece, actor, { id, scanned })
const address = (code: string) => printedAddress(env.SITE_URL, code)
const reason = 'Laseren sprang en linje over.'

describe('the quality check', () => {
  it('checks a piece by its own code, once in the history however often it is scanned', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'quality_check', holder: worker })
    expect(await scan(worker, id, address(code))).toEqual({
      kind: 'match',
      advice: null,
      formattedCode: formatTextCode(code),
    })
    await scan(worker, id, address(code).toLowerCase())
    expect((await pieceOf(id)).checkedAt).not.toBeNull()
    expect(await kindsOf(id)).toEqual(['checked'])
  })

  it('stops the piece at another code and names the piece with that code', async () => {
    const worker = await createWorker()
    const other = await createPiece()
    const { id } = await createPiece({ state: 'quality_check', holder: worker })
    await expect(scan(worker, id, address(other.code))).rejects.toMatchObject({
      code: 'PIECE_WRONG_CODE',
      context: {
        code: expect.stringContaining(`${formatTextCode(other.code)}, stykke 1 i parti ${other.batch.number}`),
      },
    })
    expect(await pieceOf(id)).toMatchObject({ state: 'stopped', heldById: null, checkedAt: null })
    const event = await db.pieceEvent.findFirstOrThrow({ where: { pieceId: id } })
    expect(event).toMatchObject({ kind: 'wrong_code', actorId: worker.userId, station: 'Bord 1' })
    expect(event.reason).toContain(formatTextCode(other.code))
  })

  it('stops the piece when the code is right but the address differs, and says so', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'quality_check', holder: worker })
    const elsewhere = `HTTPS://EXAMPLE.ORG/QR/${code}`
    await expect(scan(worker, id, elsewhere)).rejects.toMatchObject({
      code: 'PIECE_WRONG_ADDRESS',
      context: { address: elsewhere },
    })
    expect(await pieceOf(id)).toMatchObject({ state: 'stopped', problem: `Ved kontrollen stod der ${elsewhere}.` })
  })

  it('stops it also after a right scan, since a plaque must not have two symbols', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    await expect(scan(worker, id, 'https://example.org/')).rejects.toMatchObject({ code: 'PIECE_WRONG_CODE' })
    expect(await pieceOf(id)).toMatchObject({ state: 'stopped', checkedAt: null })
  })

  it('changes nothing for a scan that is no symbol, and explains a wrong keyboard layout', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'quality_check', holder: worker })
    for (const scanned of ['5701234567890', 'HTTPS§½½MIND', code]) {
      await expect(scan(worker, id, scanned)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { scanned: expect.any(String) },
      })
    }
    expect(await pieceOf(id)).toMatchObject({ state: 'quality_check', checkedAt: null, heldById: worker.userId })
    const typed = address(code)
      .replace(':', 'Æ')
      .replaceAll('-', '+')
      .replaceAll('/', '-')
      .replace(/:(?=\d)/, 'Æ')
    expect(await scan(worker, id, typed)).toMatchObject({ advice: expect.stringContaining('engelsk tastatur') })
  })

  it('requires a taken piece in quality check', async () => {
    const worker = await createWorker()
    const free = await createPiece({ state: 'quality_check' })
    await expect(scan(worker, free.id, address(free.code))).rejects.toMatchObject({ code: 'PIECE_NOT_YOURS' })
    const engraving = await createPiece({ state: 'engraving', holder: worker })
    const early = scan(worker, engraving.id, address(engraving.code))
    await expect(early).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  })
})

describe('a piece in production', () => {
  it('is engraved, checked and packed by its holder, and the code’s history has the engraving', async () => {
    const worker = await createWorker()
    const { id, code, qrCodeId } = await createPiece({ state: 'engraving', holder: worker })
    await run(finishEngraving, worker, { id })
    expect(await pieceOf(id)).toMatchObject({ state: 'quality_check', heldById: null })
    expect(await db.qrEvent.count({ where: { qrCodeId, kind: 'engraved', actorId: worker.userId } })).toBe(1)
    await db.productionPiece.update({ where: { id }, data: { heldById: worker.userId } })
    await scan(worker, id, address(code))
    await run(answerText, worker, { id, answer: 'yes' })
    await run(passPiece, worker, { id, photoReason: 'Kameraet er i stykker.' })
    expect(await pieceOf(id)).toMatchObject({ heldById: null, state: 'passed' })
    await db.productionPiece.update({ where: { id }, data: { heldById: worker.userId } })
    await run(packPiece, worker, { id, scanned: address(code) })
    expect(await pieceOf(id)).toMatchObject({ state: 'packed', heldById: null })
    expect(await kindsOf(id)).toEqual([...['engraved', 'checked', 'text_agreed', 'photo_skipped', 'passed', 'packed']])
  })

  it('takes each step once: a second tap is refused', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    const taps = await Promise.allSettled([run(finishEngraving, worker, { id }), run(finishEngraving, worker, { id })])
    expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await kindsOf(id)).toEqual(['engraved'])
  })

  it('is not packed before it has passed', async () => {
    const worker = await createWorker()
    const { id, code } = await createPiece({ state: 'quality_check', holder: worker, isChecked: true })
    await expect(run(packPiece, worker, { id, scanned: address(code) })).rejects.toMatchObject({
      code: 'PIECE_WRONG_STATE',
    })
  })

  it.each([
    ['engraved', finishEngraving, { state: 'engraving' }],
    ['scanned', checkPiece, { state: 'quality_check' }],
    ['packed', packPiece, { state: 'passed' }],
  ] as const)('is stopped when its code was blocked before it is %s', async (_, command, at) => {
    const worker = await createWorker()
    const { id, code, qrCodeId } = await createPiece({ ...at, holder: worker })
    await db.qrCode.update({ where: { id: qrCodeId }, data: { state: 'blocked' } })
    await expect(run(command, worker, { id, scanned: address(code) })).rejects.toMatchObject({
      code: 'PIECE_OUT_OF_USE',
      context: { code: formatTextCode(code) },
    })
    expect(await pieceOf(id)).toMatchObject({ state: 'stopped', heldById: null, checkedAt: null })
    expect(await kindsOf(id)).toEqual(['stopped'])
  })

  it('is stopped with a reason and reworked from the start, with the attempt counted', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    await expect(run(stopPiece, worker, { id, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await run(stopPiece, worker, { id, reason })
    await expect(run(stopPiece, worker, { id, reason })).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
    expect(await pieceOf(id)).toMatchObject({ state: 'stopped', problem: reason, heldById: null })
    await run(reworkPiece, await createWorker(), { id, reason: 'Ny plade lagt i.' })
    expect(await pieceOf(id)).toMatchObject({ state: 'queued', attempt: 2, problem: 'Ny plade lagt i.' })
    expect(await kindsOf(id)).toEqual(['stopped', 'rework'])
  })

  it('returns to quality check without a new engraving when another plaque was scanned by mistake', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    await run(finishEngraving, worker, { id })
    await run(stopPiece, worker, { id, reason })
    await run(reworkPiece, worker, { id, reason: 'Nabopladen blev scannet.', to: 'check' })
    expect(await pieceOf(id)).toMatchObject({ state: 'quality_check', attempt: 1, checkedAt: null })
  })

  it('is not sent to quality check before it is engraved, nor reworked once it is shipped', async () => {
    const worker = await createWorker()
    const stopped = await createPiece({ state: 'stopped' })
    const early = run(reworkPiece, worker, { id: stopped.id, reason, to: 'check' })
    await expect(early).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
    const shipped = await createPiece({ state: 'shipped' })
    const late = run(reworkPiece, worker, { id: shipped.id, reason })
    await expect(late).rejects.toMatchObject({ code: 'PIECE_WRONG_STATE' })
  })
})
