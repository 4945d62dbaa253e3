import { listCodeEvents } from '@/lib/domain/qr-codes/queries'
import { codeHistoryInput } from '@/lib/domain/qr-codes/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'admin.qr-code-history',
  input: codeHistoryInput,
  run: listCodeEvents,
})
