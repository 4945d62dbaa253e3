import { publishAgain } from '@/lib/domain/published-pages/commands/publish-again'
import { route } from '@/lib/server/http'

export const POST = route(publishAgain)
