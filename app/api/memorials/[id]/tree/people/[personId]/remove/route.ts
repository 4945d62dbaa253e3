import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { route } from '@/lib/server/http'

export const POST = route(removePerson)
