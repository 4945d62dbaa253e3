import 'server-only'
import { placeMedia } from '@/lib/domain/media/gallery/gallery'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { ofMusic } from '@/lib/domain/music/pieces'
import { orderMusicInput } from '@/lib/domain/music/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { isWholeOrder } from '@/lib/shared/is-whole-order'

/** Orders a page's music. Throws CONFLICT unless `ids` names every piece once and nothing else. */
export const orderMusic = defineCommand({
  name: 'music.order-music',
  session: 'required',
  input: orderMusicInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const rows = await tx.media.findMany({ where: { memorialId: memorial.id, ...ofMusic }, select: { id: true } })
    if (!isWholeOrder(ids, rows)) throw new DomainError('CONFLICT')
    await placeMedia(tx, memorial.id, ids)
    context.about({ type: 'memorial', id: memorial.id })
    await pageEdited(context, memorial.id)
    return { ids }
  },
})
