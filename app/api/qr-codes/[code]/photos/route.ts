import { addPhoto } from '@/lib/domain/stones/commands/add-photo'
import { route } from '@/lib/server/http'

export const POST = route(addPhoto)
