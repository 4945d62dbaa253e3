import { getTreePrint } from '@/lib/domain/tree-drawing/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getTreePrint)
