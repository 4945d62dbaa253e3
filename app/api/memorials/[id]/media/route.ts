import { addFilmLink } from '@/lib/domain/media/commands/add-film-link'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { listGallery } from '@/lib/domain/media/gallery/queries'
import { readRoute, route } from '@/lib/server/http'
import { routeByType } from '@/lib/server/route-by-type'

export const GET = readRoute(listGallery)
export const POST = routeByType({ json: route(addFilmLink), form: route(uploadPicture) })
