import { restoreAccount } from '@/lib/domain/privacy/commands/restore-account'
import { route } from '@/lib/server/http'

export const POST = route(restoreAccount)
