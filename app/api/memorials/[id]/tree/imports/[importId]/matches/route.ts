import { listImportMatches } from '@/lib/domain/tree-files/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listImportMatches)
