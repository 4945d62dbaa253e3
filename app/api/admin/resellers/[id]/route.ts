import { updateReseller } from '@/lib/domain/resellers/commands/update-reseller'
import { route } from '@/lib/server/http'

export const PUT = route(updateReseller)
/** The plain form has no other method. */
export const POST = PUT
