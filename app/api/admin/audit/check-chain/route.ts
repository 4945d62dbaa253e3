import { checkChainNow } from '@/lib/domain/audit/commands/check-chain'
import { route } from '@/lib/server/http'

export const POST = route(checkChainNow)
