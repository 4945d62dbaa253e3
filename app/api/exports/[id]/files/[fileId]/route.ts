import { getExportFile } from '@/lib/domain/exports/file-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getExportFile)
