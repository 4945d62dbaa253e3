import { deleteTree } from '@/lib/domain/family-tree/commands/delete-tree'
import { route } from '@/lib/server/http'

export const POST = route(deleteTree)
