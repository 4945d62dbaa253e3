import { getDemo } from '@/lib/domain/demo/queries'
import { readRoute } from '@/lib/server/http'

export const dynamic = 'force-dynamic'

export const GET = readRoute(getDemo)
