import { hideMedia } from '@/lib/domain/media/commands/hide-media'
import { route } from '@/lib/server/http'

export const POST = route(hideMedia)
