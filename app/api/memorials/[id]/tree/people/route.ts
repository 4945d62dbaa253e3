import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { route } from '@/lib/server/http'

export const POST = route(addRelative)
