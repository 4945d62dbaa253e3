import { getFiguresFile } from '@/lib/domain/insights/trend-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getFiguresFile)
