import { listTreeEdits } from '@/lib/domain/family-tree/edit-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listTreeEdits)
