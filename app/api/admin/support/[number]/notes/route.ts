import { addNote } from '@/lib/domain/support/commands/add-note'
import { route } from '@/lib/server/http'

export const POST = route(addNote)
