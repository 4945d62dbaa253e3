import { getPackageProgress } from '@/lib/domain/packages/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getPackageProgress)
