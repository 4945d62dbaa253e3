import 'server-only'
import type { z } from 'zod'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { MusicError } from '@/lib/domain/music/errors'
import { musicPath, pieceFormName } from '@/lib/domain/music/paths'
import { getPiece, musicColumns, musicItem } from '@/lib/domain/music/pieces'
import { type MusicRights, updatePieceInput } from '@/lib/domain/music/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Updates what the family says of a piece: title, player, year, whether it is shown, and the rights, kept with who stated
 * them and when. Absent fields stay unchanged. Throws NOT_FOUND, PIECE_NOT_READY while its job works or when it failed,
 * and LICENCE_MISSING.
 */
export const updatePiece = defineCommand({
  name: 'music.update-piece',
  session: 'required',
  input: updatePieceInput,
  load: (input, { actor }) => getPiece(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { id: _, mediaId, ...details }, { memorial }) => {
    const { tx, actor } = context
    await lockMemorial(tx, memorial.id)
    const { status, piece } = await tx.media.findUniqueOrThrow({
      where: { id: mediaId },
      select: { status: true, piece: { select: { rights: true, licence: true } } },
    })
    if (!piece || status === 'processing' || status === 'failed') throw new MusicError('PIECE_NOT_READY')
    const { title, artist, year, isShown } = details
    const row = await tx.media.update({
      where: { id: mediaId },
      data: {
        ...(title === undefined ? {} : { caption: title }),
        ...(artist === undefined ? {} : { people: artist }),
        ...(year === undefined ? {} : { takenYear: year }),
        piece: {
          update: {
            ...(isShown === undefined ? {} : { isShown }),
            ...rightsIn(details, piece, { id: actor.userId, name: actor.fullName }),
          },
        },
      },
      select: musicColumns,
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId, rights: row.piece?.rights ?? null } })
    await pageEdited(context, memorial.id)
    return musicItem(row)
  },
  form: {
    name: pieceFormName,
    done: (_, { id = '', mediaId = '' }) => `${musicPath(id)}?gemt=ja#${mediaId}`,
    back: ({ id = '' }) => musicPath(id),
  },
})

type Details = Omit<z.output<typeof updatePieceInput>, 'id' | 'mediaId'>
type Stated = { rights: MusicRights | null; licence: string | null }

/** The columns of a new statement of rights; none when it says what was said before, which keeps its date and name. */
function rightsIn(details: Details, before: Stated, by: { id: string; name: string }) {
  const rights = details.rights === undefined ? before.rights : details.rights
  const said = details.licence === undefined ? before.licence : details.licence
  const licence = rights === 'licence' ? said : null
  if (rights === 'licence' && !licence) throw new MusicError('LICENCE_MISSING').at('licence')
  if (rights === before.rights && licence === before.licence) return {}
  if (rights === null) return { rights, licence, rightsAt: null, rightsById: null, rightsByName: null }
  return { rights, licence, rightsAt: new Date(), rightsById: by.id, rightsByName: by.name.slice(0, 120) }
}
