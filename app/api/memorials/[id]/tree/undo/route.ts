import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { route } from '@/lib/server/http'

export const POST = route(undoEdit)
