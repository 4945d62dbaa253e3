import 'server-only'
import { stonePhotosName } from '@/lib/domain/stones/copy'
import { StoneError } from '@/lib/domain/stones/errors'
import { backToStone } from '@/lib/domain/stones/paths'
import { canShowStone } from '@/lib/domain/stones/policy'
import { showPhotoInput } from '@/lib/domain/stones/schema'
import { stoneEdited } from '@/lib/domain/stones/shown-stone'
import { getPhotoSubject } from '@/lib/domain/stones/stone-access'
import { defineCommand } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Shows a photograph of the stone to visitors, or hides it. One for each code at a time, and only one on which this
 * code was read, so that visitors see the right stone. Throws NOT_FOUND and NO_CODE_IN_PICTURE.
 */
export const showPhoto = defineCommand({
  name: 'stones.show-photo',
  session: 'required',
  input: showPhotoInput,
  load: ({ id }, { actor }) => getPhotoSubject(actor, id),
  authorize: (actor, { stone }) => canShowStone(actor, stone),
  run: async (context, { id, isShown }, { stone, photo }) => {
    const { tx } = context
    if (isShown && photo.isThisCode !== true) throw new StoneError('NO_CODE_IN_PICTURE')
    await lockRow(tx, 'QrCode', stone.id, 'no-key-update')
    await tx.stonePhoto.updateMany({ where: { qrCodeId: stone.id, isShown: true }, data: { isShown: false } })
    if (isShown) await tx.stonePhoto.update({ where: { id }, data: { isShown } })
    await stoneEdited(context, stone.id)
    context.about({ type: 'qr_code', id: stone.id, detail: { photo: id, isShown } })
    return { id, isShown }
  },
  form: {
    name: stonePhotosName,
    done: ({ isShown }, _, values) => `${backToStone(values)}?billede=${isShown ? 'vist' : 'skjult'}`,
    back: (_, values) => backToStone(values),
  },
})
