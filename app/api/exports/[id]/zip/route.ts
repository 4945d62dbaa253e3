import { makeExportZip } from '@/lib/domain/exports/zip-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(makeExportZip)
