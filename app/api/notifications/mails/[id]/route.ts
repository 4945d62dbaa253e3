import { getMail } from '@/lib/domain/notifications/queries'
import { mailInput } from '@/lib/domain/notifications/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'notifications.mail',
  input: mailInput,
  run: (actor, { id }) => getMail(actor, id),
})
