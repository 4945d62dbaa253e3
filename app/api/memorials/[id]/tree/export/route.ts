import { exportTree } from '@/lib/domain/tree-files/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportTree)
