import { z } from 'zod'
import { listCodeMarks } from '@/lib/domain/qr-codes/list-code-marks'
import { readRoute } from '@/lib/server/http'
import { boundedText } from '@/lib/shared/input/typed-text'

/** Asked by the worker that keeps the page, at most once a day, so that a scan without connection finds it. */
export const GET = readRoute({
  name: 'memorials.codeMarks',
  input: z.object({ id: boundedText(100).min(1) }),
  run: async (actor, { id }) => ({ marks: await listCodeMarks(actor, id) }),
})
