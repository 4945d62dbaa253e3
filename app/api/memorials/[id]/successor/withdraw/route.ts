import { withdrawSuccession } from '@/lib/domain/members/commands/withdraw-succession'
import { route } from '@/lib/server/http'

export const POST = route(withdrawSuccession)
