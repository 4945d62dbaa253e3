import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { removePreparedPage } from '@/lib/domain/resellers/commands/remove-prepared-page'
import { route } from '@/lib/server/http'

export const POST = route(preparePage)
export const DELETE = route(removePreparedPage)
