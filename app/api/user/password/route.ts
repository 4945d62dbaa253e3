import { changePassword } from '@/lib/domain/accounts/commands/change-password'
import { route } from '@/lib/server/http'

export const POST = route(changePassword)
