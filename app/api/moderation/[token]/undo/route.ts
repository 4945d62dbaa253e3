import { undoByLink } from '@/lib/domain/contributions/commands/undo-by-link'
import { route } from '@/lib/server/http'

export const POST = route(undoByLink)
