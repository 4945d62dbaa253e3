import { joinTree } from '@/lib/domain/family-tree/commands/join-tree'
import { route } from '@/lib/server/http'

export const POST = route(joinTree)
