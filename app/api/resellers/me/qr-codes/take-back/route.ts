import { takeBackCodes } from '@/lib/domain/resellers/commands/take-back-codes'
import { route } from '@/lib/server/http'

export const POST = route(takeBackCodes)
