import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { route } from '@/lib/server/http'

export const POST = route(decideBankLine)
