import { drawQrCode } from '@/lib/domain/qr-codes/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(drawQrCode)
