import { requestSetupLink } from '@/lib/domain/accounts/commands/request-setup-link'
import { route } from '@/lib/server/http'

export const POST = route(requestSetupLink)
