import { z } from 'zod'
import { stockQrPicture } from '@/lib/domain/resellers/stock/stock-qr-picture'
import { fileRoute } from '@/lib/server/file-route'
import { boundedText } from '@/lib/shared/input/typed-text'

export const GET = fileRoute({
  name: 'resellers.qr-picture',
  input: z.object({ code: boundedText(80) }),
  run: async (actor, { code }) => ({ body: await stockQrPicture(actor, code), contentType: 'image/svg+xml' }),
})
