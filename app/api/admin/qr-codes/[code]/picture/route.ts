import { qrPictureOf } from '@/lib/domain/qr-codes/qr-picture'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'admin.qr-code-picture',
  input: qrCodeInput,
  run: async (actor, { code }) => ({ body: await qrPictureOf(actor, code), contentType: 'image/svg+xml' }),
})
