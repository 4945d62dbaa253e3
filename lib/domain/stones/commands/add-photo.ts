import 'server-only'
import { z } from 'zod'
import { queueKey } from '@/lib/domain/pictures/decoding/picture-pool'
import { codeActor, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { stonePhotosName } from '@/lib/domain/stones/copy'
import { judgePhoto } from '@/lib/domain/stones/judge-photo'
import { backToStone } from '@/lib/domain/stones/paths'
import { canPhotographStone } from '@/lib/domain/stones/policy'
import { stonePhotoInput } from '@/lib/domain/stones/schema'
import { getStoneSubject } from '@/lib/domain/stones/stone-access'
import { discardStonePhoto, findSentPhoto } from '@/lib/domain/stones/stone-files'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { UploadedFile } from '@/lib/server/request-body'
import { chosenName, sentAs } from '@/lib/server/sent-as'

/**
 * Stores a photograph of the mounted stone with an estimate of its code. Sent again, it is the one stored before. Throws
 * QR_CODE_UNKNOWN, STONE_OTHER_CODE when the picture shows another code, and the PICTURE_* errors, without storing
 * anything.
 */
export const addPhoto = defineCommand({
  name: 'stones.add-photo',
  session: 'required',
  status: 201,
  // Above the limit for pictures, so that too large a picture gets its own sentence.
  fileLimitBytes: 48 * 1024 * 1024,
  input: stonePhotoInput.extend({ file: z.instanceof(UploadedFile, { error: 'Vælg et billede.' }), ...chosenName }),
  limits: (_, { actor }) => [{ name: 'stone-photo', key: actor.userId, points: 40, seconds: 3600 }],
  load: ({ code }, { actor }) => getStoneSubject(actor, { code }),
  authorize: canPhotographStone,
  prepare: async ({ code, file, chosen }, caller, { id: about }) => {
    const name = chosen ? sentAs(chosen, { userId: caller.actor.userId, about }) : null
    const earlier = await findSentPhoto(db, name)
    return { name, judged: earlier ? null : await judgePhoto(file, code, queueKey(caller)) }
  },
  release: async ({ judged }) => {
    if (judged) await discardStonePhoto(judged)
  },
  run: async (context, _, { id: qrCodeId }, { name, judged }) => {
    const { tx } = context
    // Of two sent at once, the second waits here and finds the first.
    if (name) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    const earlier = await findSentPhoto(tx, name)
    if (earlier) {
      if (judged) await discardStonePhoto(judged)
      return { id: earlier.id, isThisCode: earlier.isThisCode ? (true as const) : null }
    }
    // Deleted since it was looked for.
    if (!judged) throw new DomainError('CONFLICT')
    const { userId, fullName, username } = context.actor
    const { id } = await tx.stonePhoto.create({
      data: {
        ...judged,
        sentAs: name,
        qrCodeId,
        kind: 'mounted',
        takenById: userId,
        takenByName: fullName || username,
      },
      select: { id: true },
    })
    await writeCodeEvent(tx, { qrCodeId, kind: 'photographed', ...codeActor(context.actor) })
    context.about({ type: 'qr_code', id: qrCodeId, detail: { photo: id } })
    return { id, isThisCode: judged.isThisCode }
  },
  form: {
    name: stonePhotosName,
    done: ({ isThisCode }, _, values) => `${backToStone(values)}?billede=${isThisCode ? 'gemt' : 'uden-kode'}`,
    back: (_, values) => backToStone(values),
  },
})
