import { getBankProgress } from '@/lib/domain/bookkeeping/bank-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getBankProgress)
