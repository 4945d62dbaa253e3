import { decideSuccession } from '@/lib/domain/members/commands/decide-succession'
import { route } from '@/lib/server/http'

export const POST = route(decideSuccession)
