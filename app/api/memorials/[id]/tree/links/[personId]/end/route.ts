import { endLink } from '@/lib/domain/tree-links/commands/end-link'
import { route } from '@/lib/server/http'

export const POST = route(endLink)
