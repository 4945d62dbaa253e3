import { makeExportZip } from '@/lib/domain/exports/make-zip'
import { exportZipKey } from '@/lib/domain/exports/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'exports.zip',
  input: exportZipKey,
  run: (actor, { id, despite }) => makeExportZip(actor, id, { isDespiteApproved: despite === '1' }),
})
