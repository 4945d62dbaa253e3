import { undoChange } from '@/lib/domain/subscriptions/commands/undo-change'
import { route } from '@/lib/server/http'

export const POST = route(undoChange)
