import { startTree } from '@/lib/domain/family-tree/commands/start-tree'
import { route } from '@/lib/server/http'

export const POST = route(startTree)
