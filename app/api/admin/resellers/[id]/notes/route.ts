import { addNote } from '@/lib/domain/resellers/commands/add-note'
import { route } from '@/lib/server/http'

export const POST = route(addNote)
