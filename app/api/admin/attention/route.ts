import { listAttention } from '@/lib/domain/insights/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listAttention)
