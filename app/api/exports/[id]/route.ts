import { getExport } from '@/lib/domain/exports/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getExport)
