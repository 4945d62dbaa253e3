import { getImport } from '@/lib/domain/tree-files/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getImport)
