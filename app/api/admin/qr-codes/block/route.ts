import { blockCodes } from '@/lib/domain/packages/commands/block-codes'
import { route } from '@/lib/server/http'

export const POST = route(blockCodes)
