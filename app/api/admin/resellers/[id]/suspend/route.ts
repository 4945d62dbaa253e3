import { suspendReseller } from '@/lib/domain/account-desk/commands/suspend-reseller'
import { route } from '@/lib/server/http'

export const POST = route(suspendReseller)
