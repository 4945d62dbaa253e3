import { suspendReseller } from '@/lib/domain/resellers/commands/suspend-reseller'
import { route } from '@/lib/server/http'

export const POST = route(suspendReseller)
