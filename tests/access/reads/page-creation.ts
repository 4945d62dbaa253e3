import { findCodeForNewPage } from '@/lib/domain/page-creation/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const pageCreationReads: Record<string, ReadRow> = {
  'page-creation.find-code-for-new-page': {
    read: findCodeForNewPage,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
}
