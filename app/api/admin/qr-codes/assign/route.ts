import { assignCodes } from '@/lib/domain/packages/commands/assign-codes'
import { route } from '@/lib/server/http'

export const POST = route(assignCodes)
