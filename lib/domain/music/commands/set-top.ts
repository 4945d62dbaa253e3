import 'server-only'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getPiece } from '@/lib/domain/music/pieces'
import { setTopInput } from '@/lib/domain/music/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Puts a piece at the top of the page in place of another, or takes it down from there. Throws NOT_FOUND. */
export const setTop = defineCommand({
  name: 'music.set-top',
  session: 'required',
  input: setTopInput,
  load: (input, { actor }) => getPiece(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { mediaId, isTop }, { memorial }) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    if (isTop) {
      await tx.musicPiece.updateMany({ where: { memorialId: memorial.id, isTop: true }, data: { isTop: false } })
    }
    const { count } = await tx.musicPiece.updateMany({ where: { mediaId }, data: { isTop } })
    // Deleted by another request meanwhile.
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId, isTop } })
    await pageEdited(context, memorial.id)
    return { id: mediaId, isTop }
  },
})
