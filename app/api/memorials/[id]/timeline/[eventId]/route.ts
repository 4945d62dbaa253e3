import { removeEvent } from '@/lib/domain/timeline/commands/remove-event'
import { updateEvent } from '@/lib/domain/timeline/commands/update-event'
import { route } from '@/lib/server/http'

export const PUT = route(updateEvent)
export const DELETE = route(removeEvent)
