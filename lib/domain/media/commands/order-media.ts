import 'server-only'
import { lockGallery } from '@/lib/domain/media/attach-picture'
import { orderMediaInput } from '@/lib/domain/media/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

export const orderMedia = defineCommand({
  name: 'media.order-media',
  session: 'required',
  input: orderMediaInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockGallery(tx, memorial.id)
    const rows = await tx.media.findMany({
      where: { memorialId: memorial.id, contributionId: null },
      select: { id: true },
    })
    const known = new Set(rows.map(({ id }) => id))
    // A picture came or went while the order was made: saving it would put that one anywhere.
    const isWhole = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id))
    if (!isWhole) throw new DomainError('CONFLICT')
    await tx.$executeRaw`
      UPDATE "Media" SET position = ordered.place - 1
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered(id, place)
      WHERE "Media".id = ordered.id AND "Media"."memorialId" = ${memorial.id}::uuid`
    context.about({ type: 'memorial', id: memorial.id })
    context.refreshPages(await memorialPaths(tx, memorial.id))
    return { ids }
  },
})
