import 'server-only'
import { findGallery } from '@/lib/domain/media/gallery/gallery'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { defineRead } from '@/lib/server/read'

/** The gallery in order, for the page's writers. */
export const listGallery = defineRead({
  name: 'media.list-gallery',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: (_, __, { id }) => findGallery(id),
})
