import * as pageQueries from '@/lib/domain/page-desk/page-queries'
import { getPagesFile, listPages } from '@/lib/domain/page-desk/queries'
import { pageListInput } from '@/lib/domain/page-desk/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

// Not even for the page's own family, which has its own pages.
const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const pageDeskReads: Record<string, ReadRow> = {
  'page-desk.list-pages': {
    read: listPages,
    input: ({ memorial }) => pageListInput.parse({ search: memorial.slug }),
    outcomes: administratorsOnly,
  },
  'page-desk.get-pages-file': {
    read: getPagesFile,
    input: ({ memorial }) => pageListInput.parse({ search: memorial.slug }),
    outcomes: administratorsOnly,
  },
  'page-desk.find-page': {
    read: pageQueries.findPage,
    input: ({ memorial }) => ({ key: memorial.slug }),
    outcomes: administratorsOnly,
  },
  'page-desk.find-page-name': {
    read: pageQueries.findPageName,
    input: ({ memorial }) => ({ key: memorial.slug }),
    outcomes: administratorsOnly,
  },
}
