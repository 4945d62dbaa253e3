import { planActs } from '@/lib/domain/packages/found-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(planActs)
