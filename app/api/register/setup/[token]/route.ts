import { finishSetup } from '@/lib/domain/accounts/commands/finish-setup'
import { route } from '@/lib/server/http'

export const POST = route(finishSetup)
