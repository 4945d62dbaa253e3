import { confirmPassword } from '@/lib/domain/accounts/commands/confirm-password'
import { route } from '@/lib/server/http'

export const POST = route(confirmPassword)
