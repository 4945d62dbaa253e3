import { exportCodeList } from '@/lib/domain/packages/code-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportCodeList)
