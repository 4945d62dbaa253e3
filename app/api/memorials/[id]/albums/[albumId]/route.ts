import { removeAlbum } from '@/lib/domain/media/commands/remove-album'
import { updateAlbum } from '@/lib/domain/media/commands/update-album'
import { route } from '@/lib/server/http'

export const PUT = route(updateAlbum)
export const DELETE = route(removeAlbum)
