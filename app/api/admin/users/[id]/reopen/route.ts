import { reopenAccount } from '@/lib/domain/account-desk/commands/reopen-account'
import { route } from '@/lib/server/http'

export const POST = route(reopenAccount)
