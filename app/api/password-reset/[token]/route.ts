import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { route } from '@/lib/server/http'

export const POST = route(resetPassword)
