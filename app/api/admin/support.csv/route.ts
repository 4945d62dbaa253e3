import { getCasesFile } from '@/lib/domain/support/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getCasesFile)
