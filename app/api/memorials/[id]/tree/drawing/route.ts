import { getDrawing } from '@/lib/domain/tree-drawing/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getDrawing)
