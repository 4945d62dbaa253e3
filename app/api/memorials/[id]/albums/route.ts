import { listAlbums } from '@/lib/domain/media/albums/queries'
import { addAlbum } from '@/lib/domain/media/commands/add-album'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listAlbums)
export const POST = route(addAlbum)
