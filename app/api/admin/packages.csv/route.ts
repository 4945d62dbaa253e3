import { exportPackages } from '@/lib/domain/packages/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportPackages)
