import { requestChanges } from '@/lib/domain/proof-sheets/commands/request-changes'
import { route } from '@/lib/server/http'

export const POST = route(requestChanges)
