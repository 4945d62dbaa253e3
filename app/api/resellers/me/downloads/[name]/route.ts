import { printDownload } from '@/lib/domain/resellers/stock/print-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(printDownload)
