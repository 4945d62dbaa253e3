import { getDownload } from '@/lib/domain/memorial-page/download/queries'
import { getOwnParts } from '@/lib/domain/memorial-page/own-queries'
import { findStone } from '@/lib/domain/memorial-page/stone-queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createCode } from '@/tests/factories/qr-codes'

export const memorialPageReads: Record<string, ReadRow> = {
  'memorial-page.get-download': {
    read: getDownload,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
  // Only beside an open page: a closed one is made for each caller as a whole.
  'memorial-page.get-own-parts': {
    read: getOwnParts,
    input: ({ memorial }) => ({ id: memorial.slug, layout: 'memorial' as const }),
    outcomes: readOutcomes(404),
  },
  // The stone of a closed page shows visitors nothing, not even the name.
  'memorial-page.find-stone': {
    read: findStone,
    input: async ({ memorial }) => ({ code: (await createCode({ memorials: [memorial] })).code }),
    outcomes: readOutcomes('nothing', {
      viewer: 'ok',
      first_reader: 'ok',
      editor: 'ok',
      owner: 'ok',
      administrator: 'ok',
    }),
  },
}
