import { createMemorial } from '@/lib/domain/page-creation/commands/create-memorial'
import { route } from '@/lib/server/http'

export const POST = route(createMemorial)
