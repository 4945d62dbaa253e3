import { readFamilyPdf } from '@/lib/domain/proof-sheets/files'
import { proofSheetByLink } from '@/lib/domain/proof-sheets/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({ name: 'proof-sheets.read-family-pdf', input: proofSheetByLink, run: readFamilyPdf })
