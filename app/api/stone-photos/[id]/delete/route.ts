import { deletePhoto } from '@/lib/domain/stones/commands/delete-photo'
import { route } from '@/lib/server/http'

export const POST = route(deletePhoto)
