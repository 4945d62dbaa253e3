import { askToFollow } from '@/lib/domain/followers/commands/ask-to-follow'
import { route } from '@/lib/server/http'

export const POST = route(askToFollow)
