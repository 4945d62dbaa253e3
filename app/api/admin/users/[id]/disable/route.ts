import { disableAccount } from '@/lib/domain/account-desk/commands/disable-account'
import { route } from '@/lib/server/http'

export const POST = route(disableAccount)
