import { listCodeEvents } from '@/lib/domain/qr-codes/queries'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'admin.qr-code-history',
  input: qrCodeInput,
  run: (actor, { code }) => listCodeEvents(actor, code),
})
