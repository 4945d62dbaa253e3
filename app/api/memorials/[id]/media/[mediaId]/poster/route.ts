import { setPoster } from '@/lib/domain/media/commands/set-poster'
import { route } from '@/lib/server/http'

export const PUT = route(setPoster)
