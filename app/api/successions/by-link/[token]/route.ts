import { refuseSuccession } from '@/lib/domain/members/commands/refuse-succession'
import { route } from '@/lib/server/http'

export const POST = route(refuseSuccession)
