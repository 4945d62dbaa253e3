import { getFiguresFile } from '@/lib/domain/insights/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getFiguresFile)
