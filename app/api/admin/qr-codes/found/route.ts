import { planActs } from '@/lib/domain/packages/code-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(planActs)
