import { openOwnStory } from '@/lib/domain/members/commands/open-own-story'
import { route } from '@/lib/server/http'

export const POST = route(openOwnStory)
