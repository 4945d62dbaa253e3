import { confirmFollowing } from '@/lib/domain/followers/commands/confirm-following'
import { route } from '@/lib/server/http'

export const POST = route(confirmFollowing)
