import { readSheetPdf } from '@/lib/domain/proof-sheets/files'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({ name: 'proof-sheets.read-pdf', input: proofSheetId, run: readSheetPdf })
