import { unlockQrCode } from '@/lib/domain/qr-codes/commands/unlock-qr-code'
import { route } from '@/lib/server/http'

export const POST = route(unlockQrCode)
