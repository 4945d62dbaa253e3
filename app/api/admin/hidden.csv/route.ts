import { exportHidden } from '@/lib/domain/reports/hidden-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportHidden)
