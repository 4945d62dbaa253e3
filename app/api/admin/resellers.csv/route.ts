import { exportResellers } from '@/lib/domain/resellers/house-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportResellers)
