import { followByPush } from '@/lib/domain/followers/commands/follow-by-push'
import { route } from '@/lib/server/http'

export const POST = route(followByPush)
