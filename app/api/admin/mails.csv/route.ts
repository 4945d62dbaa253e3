import { getMailsFile } from '@/lib/domain/notifications/mail-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getMailsFile)
