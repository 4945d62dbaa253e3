import 'server-only'
import { judgeFinishedPhoto } from '@/lib/domain/production/judge-finished-photo'
import { assertMine, assertState, changePiece, getPieceSubject, holdPiece } from '@/lib/domain/production/piece-row'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { photographInput } from '@/lib/domain/production/schema'
import { describeOther, stopHeldPiece } from '@/lib/domain/production/stop-piece'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { defineCommand, Refusal } from '@/lib/server/command'
import type { Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * The finished piece's photograph: its certificate. It is decoded and estimated before it is kept; the picture of another
 * code stops the piece, one without a code is refused and changes nothing.
 */
export const photographPiece = defineCommand({
  name: 'production.photograph-piece',
  input: photographInput,
  session: 'required',
  bodyLimitBytes: 32 * 1024 * 1024,
  // Decoding takes seconds: before the transaction, and only for those who may.
  load: async ({ id, file }, { actor }) => {
    const subject = await getPieceSubject(actor, id)
    return subject && { ...subject, judged: await judgeFinishedPhoto(id, file) }
  },
  authorize: (actor) => canWorkInProduction(actor),
  async run(context, { station }, subject) {
    const row = await holdPiece(context.tx, subject)
    if (!subject) throw new DomainError('NOT_FOUND')
    assertState(row, 'quality_check')
    assertMine(row, context.actor)
    const { judged } = subject
    if (judged.kind === 'other') {
      const code = await describeOther(context.tx, judged)
      await stopHeldPiece(context, row, { kind: 'wrong_code', problem: `På billedet står der ${code}.`, station })
      return new Refusal(new DomainError('PIECE_WRONG_CODE', { code }))
    }
    const { actorId, actorName } = codeActor(context.actor)
    const { storageKey, width, height } = judged.stored
    const photo = await context.tx.stonePhoto.create({
      data: {
        ...{ storageKey, width, height },
        qrCodeId: row.qrCodeId,
        pieceId: row.id,
        kind: 'finished',
        isThisCode: true,
        estimate: judged.estimate satisfies Prisma.InputJsonObject,
        takenById: actorId,
        takenByName: (actorName ?? '').slice(0, 120),
      },
      select: { id: true },
    })
    await changePiece(context, row, { data: {}, kind: 'photographed', station })
    return { photoId: photo.id, estimate: judged.estimate }
  },
})
