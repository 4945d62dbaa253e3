import { reopenCheck } from '@/lib/domain/family-tree/commands/reopen-check'
import { route } from '@/lib/server/http'

export const POST = route(reopenCheck)
