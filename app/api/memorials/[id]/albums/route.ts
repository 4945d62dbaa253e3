import { listAlbums } from '@/lib/domain/media/albums/queries'
import { addAlbum } from '@/lib/domain/media/commands/add-album'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute({
  name: 'media.list-albums',
  input: memorialKeyInput,
  run: async (actor, { id }) => listAlbums(actor, await getMemorialSubject(actor, id)),
})
export const POST = route(addAlbum)
