import { z } from 'zod'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/views'
import type { GalleryPictureView } from '@/lib/domain/media/views'
import { type MemorialPageView, type PagedList, pagedLists } from '@/lib/domain/memorial-page/page-view'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The posts in the lists that have posts. */
export const listedKinds = { lys: 'candle', hilsner: 'greeting', minder: 'tribute' } as const satisfies Partial<
  Record<PagedList, ContributionKind>
>

/** A part of a list of the static copy: `limit` items after the cursor, null being the beginning. */
export const staticListSchema = z.object({
  name: z.enum(pagedLists),
  /** From 1. */
  number: z.int().min(1),
  cursor: boundedText(200).nullable(),
  limit: z.int().min(1).max(200),
  /** The numbers of the neighbouring parts: with later posts or earlier pictures, and the other way round. */
  before: z.int().min(1).nullable(),
  after: z.int().min(1).nullable(),
})
export type StaticList = z.infer<typeof staticListSchema>

/** The document of a part of a list: 'hilsner-1.html'. */
export const documentOf = (name: PagedList, number: number) => `${name}-${number}.html`

/** The document of the page itself in the copy; the parts of its lists lie beside it. */
export const indexDocument = 'index.html'

/** What the document of a part shows. */
export type StaticListView = Omit<StaticList, 'cursor' | 'limit'> & {
  page: Pick<MemorialPageView, 'name' | 'theme' | 'layout'>
  posts: ContributionView[]
  pictures: GalleryPictureView[]
}
