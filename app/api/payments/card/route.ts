import { readCard } from '@/lib/domain/settlement/commands/read-card'
import { route } from '@/lib/server/http'

export const POST = route(readCard)
