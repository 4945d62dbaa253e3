import { moveUnion } from '@/lib/domain/family-tree/commands/move-union'
import { route } from '@/lib/server/http'

export const POST = route(moveUnion)
