import { z } from 'zod'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'privacy.export-data',
  input: z.object({}),
  run: (actor) => exportMyData(actor),
})
