import { linkQrCode } from '@/lib/domain/qr-codes/commands/link-qr-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { route } from '@/lib/server/http'

export const POST = route(linkQrCode)
export const DELETE = route(unlinkQrCode)
