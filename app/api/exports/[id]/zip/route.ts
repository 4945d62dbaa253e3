import { makeExportZip } from '@/lib/domain/exports/make-zip'
import { exportKey } from '@/lib/domain/exports/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'exports.zip',
  input: exportKey,
  run: (actor, { id }) => makeExportZip(actor, id),
})
