import { listMusic } from '@/lib/domain/music/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listMusic)
