import { chooseNewPassword } from '@/lib/domain/accounts/commands/choose-new-password'
import { route } from '@/lib/server/http'

export const POST = route(chooseNewPassword)
