import { getServerTimesFile } from '@/lib/domain/server-times/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getServerTimesFile)
