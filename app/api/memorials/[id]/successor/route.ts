import { nameSuccessor } from '@/lib/domain/members/commands/name-successor'
import { route } from '@/lib/server/http'

export const POST = route(nameSuccessor)
