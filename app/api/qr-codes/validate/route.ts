import { validateQrCode } from '@/lib/domain/qr-codes/commands/validate-qr-code'
import { route } from '@/lib/server/http'

export const POST = route(validateQrCode)
