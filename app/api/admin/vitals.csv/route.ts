import { getVitalsFile } from '@/lib/domain/vitals/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getVitalsFile)
