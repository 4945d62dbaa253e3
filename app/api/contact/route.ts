import { openCase } from '@/lib/domain/support/commands/open-case'
import { route } from '@/lib/server/http'

export const POST = route(openCase)
