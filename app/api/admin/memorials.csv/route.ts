import { getPagesFile } from '@/lib/domain/page-desk/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getPagesFile)
