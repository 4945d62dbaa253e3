import { readSheetPdf } from '@/lib/domain/proof-sheets/file-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(readSheetPdf)
