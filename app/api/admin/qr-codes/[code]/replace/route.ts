import { replaceCode } from '@/lib/domain/qr-codes/commands/replace-code'
import { route } from '@/lib/server/http'

export const POST = route(replaceCode)
