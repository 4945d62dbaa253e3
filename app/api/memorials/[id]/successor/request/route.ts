import { requestSuccession } from '@/lib/domain/members/commands/request-succession'
import { route } from '@/lib/server/http'

export const POST = route(requestSuccession)
