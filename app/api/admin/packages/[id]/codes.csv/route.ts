import { z } from 'zod'
import { listCodesForExport } from '@/lib/domain/packages/code-queries'
import { writeCodesCsv } from '@/lib/domain/packages/codes-csv'
import { fileRoute } from '@/lib/server/file-route'
import { boundedText } from '@/lib/shared/input/typed-text'

export const GET = fileRoute({
  name: 'admin.package-codes-csv',
  input: z.object({ id: boundedText(100) }),
  // Every activation code of the package.
  confirms: () => true,
  async run(actor, { id }) {
    const { number, codes } = await listCodesForExport(actor, id)
    return { body: writeCodesCsv(codes), contentType: 'text/csv; charset=utf-8', filename: `pakke-${number}.csv` }
  },
})
