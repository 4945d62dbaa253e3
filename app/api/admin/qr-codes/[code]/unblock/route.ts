import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { route } from '@/lib/server/http'

export const POST = route(unblockCode)
