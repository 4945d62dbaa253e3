import { getMyDataFile } from '@/lib/domain/privacy/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getMyDataFile)
