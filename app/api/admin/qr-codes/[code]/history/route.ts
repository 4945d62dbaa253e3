import { listCodeEvents } from '@/lib/domain/qr-codes/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listCodeEvents)
