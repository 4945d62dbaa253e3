import { readApprovedFile } from '@/lib/domain/proof-sheets/files'
import { approvedFileKey } from '@/lib/domain/proof-sheets/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({ name: 'proof-sheets.read-approved-file', input: approvedFileKey, run: readApprovedFile })
