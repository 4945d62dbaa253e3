import 'server-only'
import { orderAlbumsInput } from '@/lib/domain/media/album-schema'
import { lockGallery } from '@/lib/domain/media/attach-picture'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

export const orderAlbums = defineCommand({
  name: 'media.order-albums',
  session: 'required',
  input: orderAlbumsInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockGallery(tx, memorial.id)
    const rows = await tx.album.findMany({ where: { memorialId: memorial.id }, select: { id: true } })
    const known = new Set(rows.map(({ id }) => id))
    // An album came or went while the order was made.
    const isWhole = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id))
    if (!isWhole) throw new DomainError('CONFLICT')
    await tx.$executeRaw`
      UPDATE "Album" SET position = ordered.place - 1
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered(id, place)
      WHERE "Album".id = ordered.id AND "Album"."memorialId" = ${memorial.id}::uuid`
    context.about({ type: 'memorial', id: memorial.id })
    context.refreshPages(await memorialPaths(tx, memorial.id))
    return { ids }
  },
})
