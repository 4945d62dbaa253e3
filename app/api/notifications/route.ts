import { listNotifications } from '@/lib/domain/notifications/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listNotifications)
