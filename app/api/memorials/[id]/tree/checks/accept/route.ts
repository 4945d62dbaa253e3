import { acceptCheck } from '@/lib/domain/family-tree/commands/accept-check'
import { route } from '@/lib/server/http'

export const POST = route(acceptCheck)
