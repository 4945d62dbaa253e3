import { removeSuccessor } from '@/lib/domain/members/commands/remove-successor'
import { route } from '@/lib/server/http'

export const POST = route(removeSuccessor)
