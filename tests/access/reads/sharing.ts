import { findSharePicture } from '@/lib/domain/sharing/share-picture-queries'
import { listSitemapPart, listSitemapParts } from '@/lib/domain/sharing/sitemap-queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createMemorial } from '@/tests/factories/memorials'

export const sharingReads: Record<string, ReadRow> = {
  // A shared link shows what visitors may see: nothing of a closed page, even for its family.
  'sharing.find-share-picture': {
    read: findSharePicture,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: readOutcomes('nothing'),
  },
  'sharing.list-sitemap-parts': {
    read: listSitemapParts,
    input: async ({ people: { owner } }) => {
      await createMemorial({ owner, visibility: 'public' })
      return {}
    },
    outcomes: readOutcomes('ok'),
  },
  // Never lists closed pages.
  'sharing.list-sitemap-part': {
    read: listSitemapPart,
    input: ({ memorial }) => ({ from: memorial.id, to: `${memorial.id.slice(0, -4)}ffff` }),
    outcomes: readOutcomes('nothing'),
  },
}
