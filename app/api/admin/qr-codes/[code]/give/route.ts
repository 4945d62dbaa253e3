import { giveCode } from '@/lib/domain/code-desk/commands/give-code'
import { route } from '@/lib/server/http'

export const POST = route(giveCode)
