import { addFilmLink } from '@/lib/domain/media/commands/add-film-link'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { listGallery } from '@/lib/domain/media/gallery/queries'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { readRoute, route } from '@/lib/server/http'
import { routeByType } from '@/lib/server/route-by-type'

export const GET = readRoute({
  name: 'media.list-gallery',
  input: memorialKeyInput,
  run: async (actor, { id }) => listGallery(actor, await getMemorialSubject(actor, id)),
})
export const POST = routeByType({ json: route(addFilmLink), form: route(uploadPicture) })
