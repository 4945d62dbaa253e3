import { createMemorial } from '@/lib/domain/memorials/commands/create-memorial'
import { route } from '@/lib/server/http'

export const POST = route(createMemorial)
