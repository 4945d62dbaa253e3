import { leaveTree } from '@/lib/domain/family-tree/commands/leave-tree'
import { route } from '@/lib/server/http'

export const POST = route(leaveTree)
