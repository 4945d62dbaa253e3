import { listNotifications } from '@/lib/domain/notifications/queries'
import { listNotificationsInput } from '@/lib/domain/notifications/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'notifications',
  input: listNotificationsInput,
  run: (actor, { cursor }) => listNotifications(actor, cursor),
})
