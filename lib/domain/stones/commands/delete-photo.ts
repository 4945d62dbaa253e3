import 'server-only'
import { stonePhotosName } from '@/lib/domain/stones/copy'
import { removeStonePhotoJob } from '@/lib/domain/stones/jobs'
import { backToStone } from '@/lib/domain/stones/paths'
import { canDeletePhoto } from '@/lib/domain/stones/policy'
import { stonePhotoId } from '@/lib/domain/stones/schema'
import { stoneEdited } from '@/lib/domain/stones/shown-stone'
import { getPhotoSubject } from '@/lib/domain/stones/stone-access'
import { defineCommand } from '@/lib/server/command'

/** Deletes a photograph of a mounted stone with its files, also from the memorial page. Throws NOT_FOUND. */
export const deletePhoto = defineCommand({
  name: 'stones.delete-photo',
  session: 'required',
  input: stonePhotoId,
  load: ({ id }, { actor }) => getPhotoSubject(actor, id),
  authorize: (actor, { stone, photo }) => canDeletePhoto(actor, stone, photo),
  run: async (context, { id }, { stone, photo }) => {
    const wasShown = (await context.tx.stonePhoto.count({ where: { id, isShown: true } })) > 0
    await context.tx.stonePhoto.deleteMany({ where: { id } })
    await context.enqueue(removeStonePhotoJob, { storageKey: photo.storageKey })
    if (wasShown) await stoneEdited(context, stone.id)
    context.about({ type: 'qr_code', id: stone.id, detail: { photo: id } })
    return { id }
  },
  form: {
    name: stonePhotosName,
    done: (_, __, values) => `${backToStone(values)}?billede=slettet`,
    back: (_, values) => backToStone(values),
  },
})
