import { splitBankLine } from '@/lib/domain/bookkeeping/commands/split-bank-line'
import { route } from '@/lib/server/http'

export const POST = route(splitBankLine)
