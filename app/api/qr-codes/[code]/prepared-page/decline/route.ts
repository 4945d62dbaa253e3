import { declinePreparedPage } from '@/lib/domain/resellers/commands/decline-prepared-page'
import { route } from '@/lib/server/http'

export const POST = route(declinePreparedPage)
