import 'server-only'
import { randomUUID } from 'node:crypto'
import { findAlbum } from '@/lib/domain/media/albums/albums'
import { MediaError } from '@/lib/domain/media/errors'
import { galleryColumns, galleryItem, nextInGallery } from '@/lib/domain/media/gallery/gallery'
import { addFilmLinkInput } from '@/lib/domain/media/schema'
import { storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { videoIdOf } from '@/lib/shared/video-link'

/**
 * Adds a film at the video host to the gallery. Only its id is stored, and nothing is fetched. Throws FILM_LINK_UNKNOWN
 * and TOO_MANY_FILMS.
 */
export const addFilmLink = defineCommand({
  name: 'media.add-film-link',
  session: 'required',
  status: 201,
  input: addFilmLinkInput,
  load: async ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { link, caption, albumId }, memorial) => {
    const linkId = videoIdOf(link)
    if (!linkId) {
      throw new MediaError('FILM_LINK_UNKNOWN').at('link')
    }
    const row = await context.tx.media.create({
      data: {
        memorialId: memorial.id,
        kind: 'video_link',
        linkId,
        caption: caption ?? null,
        albumId: albumId && (await findAlbum(memorial.id, albumId, context.tx)) ? albumId : null,
        // For a still, which may be added later.
        storageKey: storageKeyOf(randomUUID()),
        // The host shows all films as 16:9.
        width: 1280,
        height: 720,
        widths: [],
        colour: '#b8b4ae',
        bytes: 0,
        contentType: 'text/html',
        checksum: '0'.repeat(64),
        createdById: context.actor.userId,
        position: await nextInGallery(context.tx, memorial.id, 'video_link'),
      },
      select: galleryColumns,
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { media: row.id } })
    await pageEdited(context, memorial.id)
    return galleryItem(row)
  },
})
