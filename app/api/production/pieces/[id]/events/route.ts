import { listPieceEvents } from '@/lib/domain/production/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listPieceEvents)
