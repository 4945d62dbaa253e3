import { removeTreePerson } from '@/lib/domain/reports/commands/remove-tree-person'
import { route } from '@/lib/server/http'

export const POST = route(removeTreePerson)
