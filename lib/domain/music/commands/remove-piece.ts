import 'server-only'
import { withdrawMade } from '@/lib/domain/made-works/record-made'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getPiece } from '@/lib/domain/music/pieces'
import { removePieceInput } from '@/lib/domain/music/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Permanently deletes a piece: what is heard, what was sent, and its cover. A song itself stays with its editors. Throws
 * NOT_FOUND.
 */
export const removePiece = defineCommand({
  name: 'music.remove-piece',
  session: 'required',
  input: removePieceInput,
  load: (input, { actor }) => getPiece(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, _, { memorial, mediaId }) => {
    await lockMemorial(context.tx, memorial.id)
    const { tx, actor } = context
    const piece = await tx.musicPiece.findUnique({ where: { mediaId }, select: { songId: true } })
    if (piece?.songId)
      await withdrawMade(context, { songId: piece.songId }, { userId: actor.userId, name: actor.fullName })
    // Deleted by another request meanwhile.
    if ((await removePictures(context, { id: mediaId })) === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId } })
    await pageEdited(context, memorial.id)
    return { id: mediaId }
  },
})
