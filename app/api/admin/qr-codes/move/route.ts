import { moveCodes } from '@/lib/domain/packages/commands/move-codes'
import { route } from '@/lib/server/http'

export const POST = route(moveCodes)
