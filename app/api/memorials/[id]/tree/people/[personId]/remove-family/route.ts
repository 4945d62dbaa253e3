import { removeFamily } from '@/lib/domain/family-tree/commands/remove-family'
import { route } from '@/lib/server/http'

export const POST = route(removeFamily)
