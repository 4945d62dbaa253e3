import { updateAlbumMedia } from '@/lib/domain/media/commands/update-album-media'
import { route } from '@/lib/server/http'

export const PUT = route(updateAlbumMedia)
