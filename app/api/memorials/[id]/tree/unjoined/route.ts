import { listUnjoined } from '@/lib/domain/family-tree/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listUnjoined)
