import { announceEditing } from '@/lib/domain/memorials/commands/announce-editing'
import { route } from '@/lib/server/http'

export const POST = route(announceEditing)
