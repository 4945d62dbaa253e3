import { z } from 'zod'
import { countUnreadNotifications } from '@/lib/domain/notifications/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'notifications.unread-count',
  input: z.object({}),
  run: async (actor) => ({ unread: await countUnreadNotifications(actor) }),
})
