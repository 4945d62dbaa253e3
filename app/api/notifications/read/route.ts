import { markNotificationsRead } from '@/lib/domain/notifications/commands/mark-notifications-read'
import { route } from '@/lib/server/http'

export const POST = route(markNotificationsRead)
