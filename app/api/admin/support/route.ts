import { listCases } from '@/lib/domain/support/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listCases)
