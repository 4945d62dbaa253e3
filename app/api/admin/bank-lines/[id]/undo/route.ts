import { undoBankLine } from '@/lib/domain/bookkeeping/commands/undo-bank-line'
import { route } from '@/lib/server/http'

export const POST = route(undoBankLine)
