import { getExport } from '@/lib/domain/exports/queries'
import { exportFilesInput, exportKey } from '@/lib/domain/exports/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'exports.read',
  input: exportKey.extend(exportFilesInput.shape),
  run: (actor, { id, ...query }) => getExport(actor, id, query),
})
