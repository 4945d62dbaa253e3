import { openPortal } from '@/lib/domain/settlement/commands/open-portal'
import { route } from '@/lib/server/http'

export const POST = route(openPortal)
