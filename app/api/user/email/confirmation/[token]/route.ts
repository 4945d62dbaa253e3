import { confirmEmail } from '@/lib/domain/accounts/commands/confirm-email'
import { route } from '@/lib/server/http'

export const POST = route(confirmEmail)
