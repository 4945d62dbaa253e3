import { getExportFile } from '@/lib/domain/exports/export-file'
import { exportFileKey } from '@/lib/domain/exports/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'exports.file',
  input: exportFileKey,
  run: (actor, { id, fileId, despite }) => getExportFile(actor, id, fileId, { isDespiteApproved: despite === '1' }),
})
