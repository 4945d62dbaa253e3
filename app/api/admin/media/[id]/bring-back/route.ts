import { bringBackMedia } from '@/lib/domain/media/commands/bring-back-media'
import { route } from '@/lib/server/http'

export const POST = route(bringBackMedia)
