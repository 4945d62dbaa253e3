import { setTop } from '@/lib/domain/music/commands/set-top'
import { route } from '@/lib/server/http'

export const POST = route(setTop)
