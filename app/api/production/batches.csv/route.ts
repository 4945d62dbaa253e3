import { getBatchesFile } from '@/lib/domain/production/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getBatchesFile)
