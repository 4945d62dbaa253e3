import 'server-only'
import { placeMedia } from '@/lib/domain/media/gallery/gallery'
import { inGallery } from '@/lib/domain/media/gallery/in-gallery'
import { orderMediaInput } from '@/lib/domain/media/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { countedKind, type MediaKind } from '@/lib/domain/pictures/media-limits'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { isWholeOrder } from '@/lib/shared/is-whole-order'

/**
 * Orders the whole gallery, or all items of one kind: pictures, films (including those by link) or voices. The page
 * shows each kind separately, so the positions of the others do not matter. Throws CONFLICT when `ids` is not complete.
 */
export const orderMedia = defineCommand({
  name: 'media.order-media',
  session: 'required',
  input: orderMediaInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const rows = await tx.media.findMany({
      where: { memorialId: memorial.id, ...inGallery },
      select: { id: true, kind: true },
    })
    // An item was added or deleted meanwhile and would get an arbitrary position.
    if (!isWhole(ids, rows)) throw new DomainError('CONFLICT')
    await placeMedia(tx, memorial.id, ids)
    context.about({ type: 'memorial', id: memorial.id })
    await pageEdited(context, memorial.id)
    return { ids }
  },
})

function isWhole(ids: string[], rows: { id: string; kind: MediaKind }[]): boolean {
  const kinds = new Set(rows.filter(({ id }) => ids.includes(id)).map(({ kind }) => countedKind(kind)))
  return isWholeOrder(ids, kinds.size === 1 ? rows.filter(({ kind }) => kinds.has(countedKind(kind))) : rows)
}
