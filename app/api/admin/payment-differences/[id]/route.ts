import { settleDifference } from '@/lib/domain/settlement/commands/settle-difference'
import { route } from '@/lib/server/http'

export const POST = route(settleDifference)
