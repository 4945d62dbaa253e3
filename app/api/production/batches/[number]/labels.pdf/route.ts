import { writeLabels } from '@/lib/domain/production/paper/labels'
import { labelsInput } from '@/lib/domain/production/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'production.labels',
  input: labelsInput,
  run: async (actor, wanted) => ({
    body: new Uint8Array(await writeLabels(actor, wanted)),
    contentType: 'application/pdf',
  }),
})
