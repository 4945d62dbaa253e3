import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { route } from '@/lib/server/http'

export const POST = route(retireCode)
