import { getStatisticsFile } from '@/lib/domain/memorials/statistics-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getStatisticsFile)
