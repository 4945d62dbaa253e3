import { exportPieces } from '@/lib/domain/production/paper/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportPieces)
