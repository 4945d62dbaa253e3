import { showPhoto } from '@/lib/domain/stones/commands/show-photo'
import { route } from '@/lib/server/http'

export const POST = route(showPhoto)
