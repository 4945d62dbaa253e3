import { getProofSheetsFile } from '@/lib/domain/proof-sheets/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getProofSheetsFile)
