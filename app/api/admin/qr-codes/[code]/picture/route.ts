import { drawQrCode } from '@/lib/domain/qr-codes/picture-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(drawQrCode)
