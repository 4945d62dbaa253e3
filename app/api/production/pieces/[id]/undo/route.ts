import { undoStep } from '@/lib/domain/production/commands/undo-step'
import { route } from '@/lib/server/http'

export const POST = route(undoStep)
