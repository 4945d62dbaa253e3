import { getPostingsFile } from '@/lib/domain/bookkeeping/export/export-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getPostingsFile)
