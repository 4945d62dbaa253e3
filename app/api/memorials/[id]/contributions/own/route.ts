import { listOwnPending } from '@/lib/domain/contributions/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listOwnPending)
