import { assignCase } from '@/lib/domain/support/commands/assign-case'
import { route } from '@/lib/server/http'

export const POST = route(assignCase)
