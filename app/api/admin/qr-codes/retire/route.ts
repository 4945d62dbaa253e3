import { retireCodes } from '@/lib/domain/packages/commands/retire-codes'
import { route } from '@/lib/server/http'

export const POST = route(retireCodes)
