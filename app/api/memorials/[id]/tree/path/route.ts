import { getPath } from '@/lib/domain/tree-drawing/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getPath)
