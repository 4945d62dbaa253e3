import { receiveBatch } from '@/lib/domain/resellers/commands/receive-batch'
import { route } from '@/lib/server/http'

export const POST = route(receiveBatch)
