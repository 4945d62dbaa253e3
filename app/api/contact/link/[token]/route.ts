import { replyByLink } from '@/lib/domain/support/commands/reply-by-link'
import { route } from '@/lib/server/http'

export const POST = route(replyByLink)
