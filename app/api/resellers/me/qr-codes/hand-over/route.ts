import { handOverCodes } from '@/lib/domain/resellers/commands/hand-over-codes'
import { route } from '@/lib/server/http'

export const POST = route(handOverCodes)
