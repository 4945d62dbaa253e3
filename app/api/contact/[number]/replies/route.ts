import { replyToOwnCase } from '@/lib/domain/support/commands/reply-to-own-case'
import { route } from '@/lib/server/http'

export const POST = route(replyToOwnCase)
