import { undoImport } from '@/lib/domain/tree-files/commands/undo-import'
import { route } from '@/lib/server/http'

export const POST = route(undoImport)
