import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { updateMedia } from '@/lib/domain/media/commands/update-media'
import { route } from '@/lib/server/http'

export const PUT = route(updateMedia)
export const DELETE = route(deleteMedia)
