import { decideContributions } from '@/lib/domain/contributions/commands/decide-contributions'
import { route } from '@/lib/server/http'

export const POST = route(decideContributions)
