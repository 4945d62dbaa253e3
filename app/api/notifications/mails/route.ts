import { listMails } from '@/lib/domain/notifications/mail-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listMails)
