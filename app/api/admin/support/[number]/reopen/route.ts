import { reopenCase } from '@/lib/domain/support/commands/reopen-case'
import { route } from '@/lib/server/http'

export const POST = route(reopenCase)
