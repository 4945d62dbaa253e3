import 'server-only'
import { z } from 'zod'
import { queueKey } from '@/lib/domain/pictures/decoding/picture-pool'
import { judgeFinishedPhoto } from '@/lib/domain/production/judge-finished-photo'
import { describeOther, findOtherOfBatch, otherRefusal } from '@/lib/domain/production/other-scanned'
import { assertMine, assertState, changePiece, lockPiece, stopHeldPiece } from '@/lib/domain/production/pieces'
import { forWorkshop } from '@/lib/domain/production/policy'
import { atStationInput } from '@/lib/domain/production/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { discardStonePhoto, findSentPhoto } from '@/lib/domain/stones/stone-files'
import { readEstimate, readLettering } from '@/lib/domain/stones/stored-findings'
import { defineCommand, nothing, Refusal } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { UploadedFile } from '@/lib/server/request-body'
import { chosenName, sentAs } from '@/lib/server/sent-as'

/**
 * Stores the photograph of a finished piece, used for its certificate, after decoding and estimating it. A photograph
 * of another code stops the piece; one without a code is refused and changes nothing. Sent again, it is the one stored
 * before, whatever became of the piece since.
 */
export const photographPiece = defineCommand({
  name: 'production.photograph-piece',
  input: atStationInput.extend({
    file: z.instanceof(UploadedFile, { error: 'Vælg et billede.' }).optional(),
    ...chosenName,
  }),
  ...forWorkshop,
  fileLimitBytes: 32 * 1024 * 1024,
  load: nothing,
  prepare: async ({ id, file, chosen }, caller) => {
    const name = chosen ? sentAs(chosen, { userId: caller.actor.userId, about: id }) : null
    const earlier = await findSentPhoto(db, name)
    return { name, judged: earlier ? null : await judgeFinishedPhoto({ id, file }, queueKey(caller)) }
  },
  release: async ({ judged }) => {
    if (judged?.kind === 'match') await discardStonePhoto(judged.stored)
  },
  async run(context, { id, station }, _, { name, judged }) {
    // Of two sent at once, the second waits here and finds the first.
    const row = await lockPiece(context.tx, id)
    const earlier = await findSentPhoto(context.tx, name)
    if (earlier) {
      if (judged?.kind === 'match') await discardStonePhoto(judged.stored)
      const { estimate, lettering } = earlier
      return { photoId: earlier.id, estimate: readEstimate(estimate), lettering: readLettering(lettering) }
    }
    // Removed since it was looked for, because the piece is reworked.
    if (!judged) throw new DomainError('CONFLICT')
    assertState(row, 'quality_check')
    assertMine(row, context.actor)
    if (judged.kind === 'other') {
      const other = await findOtherOfBatch(context.tx, row, judged)
      if (other) {
        const sentence = `På billedet er stykke ${other.number}. Fotografér stykke ${row.number}.`
        throw new DomainError('INVALID_INPUT', {}, { file: sentence })
      }
      const described = await describeOther(context.tx, row, judged)
      await stopHeldPiece(context, row, { kind: 'wrong_code', problem: `På billedet står der ${described}.`, station })
      return new Refusal(otherRefusal(row, judged, { as: 'PIECE_WRONG_CODE', described }))
    }
    const { actorId, actorName } = codeActor(context.actor)
    const { storageKey, width, height } = judged.stored
    const photo = await context.tx.stonePhoto.create({
      data: {
        storageKey,
        sentAs: name,
        width,
        height,
        qrCodeId: row.qrCodeId,
        pieceId: row.id,
        kind: 'finished',
        isThisCode: true,
        estimate: judged.estimate satisfies Prisma.InputJsonObject,
        ...(judged.lettering ? { lettering: judged.lettering satisfies Prisma.InputJsonObject } : {}),
        takenById: actorId,
        takenByName: (actorName ?? '').slice(0, 120),
      },
      select: { id: true },
    })
    await changePiece(context, row, { data: {}, kind: 'photographed', station })
    return { photoId: photo.id, estimate: judged.estimate, lettering: judged.lettering }
  },
})
