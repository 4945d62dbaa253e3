import { startTakeover } from '@/lib/domain/members/commands/start-takeover'
import { route } from '@/lib/server/http'

export const POST = route(startTakeover)
