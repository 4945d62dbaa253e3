import { redoEdit } from '@/lib/domain/family-tree/commands/redo-edit'
import { route } from '@/lib/server/http'

export const POST = route(redoEdit)
