import 'server-only'
import { orderAlbumsInput } from '@/lib/domain/media/albums/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { isWholeOrder } from '@/lib/shared/is-whole-order'

export const orderAlbums = defineCommand({
  name: 'media.order-albums',
  session: 'required',
  input: orderAlbumsInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const rows = await tx.album.findMany({ where: { memorialId: memorial.id }, select: { id: true } })
    // An album was added or deleted meanwhile.
    if (!isWholeOrder(ids, rows)) throw new DomainError('CONFLICT')
    await tx.$executeRaw`
      UPDATE "Album" SET position = ordered.place - 1
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered(id, place)
      WHERE "Album".id = ordered.id AND "Album"."memorialId" = ${memorial.id}::uuid`
    context.about({ type: 'memorial', id: memorial.id })
    await pageEdited(context, memorial.id)
    return { ids }
  },
})
