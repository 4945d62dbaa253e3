import { exportResellers } from '@/lib/domain/resellers/console-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportResellers)
