import { z } from 'zod'
import { stockQrPicture } from '@/lib/domain/resellers/stock/stock-qr-picture'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'resellers.qr-picture',
  input: z.object({ code: z.string().max(80) }),
  run: async (actor, { code }) => ({ body: await stockQrPicture(actor, code), contentType: 'image/svg+xml' }),
})
