import { decideByLink } from '@/lib/domain/contributions/commands/decide-by-link'
import { route } from '@/lib/server/http'

export const POST = route(decideByLink)
