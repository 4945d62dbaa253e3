import { countUnreadNotifications } from '@/lib/domain/notifications/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(countUnreadNotifications, (unread) => ({ unread }))
