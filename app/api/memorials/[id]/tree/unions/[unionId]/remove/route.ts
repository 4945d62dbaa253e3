import { removeUnion } from '@/lib/domain/family-tree/commands/remove-union'
import { route } from '@/lib/server/http'

export const POST = route(removeUnion)
