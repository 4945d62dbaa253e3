import { listMails } from '@/lib/domain/notifications/queries'
import { listMailsInput } from '@/lib/domain/notifications/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'notifications.mails',
  input: listMailsInput,
  run: (actor, { cursor, status }) => listMails(actor, cursor, status),
})
