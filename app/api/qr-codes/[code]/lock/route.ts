import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { route } from '@/lib/server/http'

export const POST = route(lockQrCode)
