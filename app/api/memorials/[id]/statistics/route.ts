import { getStatistics } from '@/lib/domain/memorials/statistics-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getStatistics)
