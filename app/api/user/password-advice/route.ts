import { checkPassword } from '@/lib/domain/accounts/commands/check-password'
import { route } from '@/lib/server/http'

export const POST = route(checkPassword)
