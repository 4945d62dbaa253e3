import { updateReseller } from '@/lib/domain/resellers/commands/update-reseller'
import { route } from '@/lib/server/http'

export const PUT = route(updateReseller)
/** For forms without script, which only send POST. */
export const POST = PUT
