import { z } from 'zod'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'
import type { FilmView, GalleryPictureView, OpenAlbumView, VoiceView } from '@/lib/domain/media/schema'
import { type MemorialPageView, type PagedList, pagedLists } from '@/lib/domain/memorial-page/page-view'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The posts in the lists that have posts. */
export const listedKinds = { lys: 'candle', hilsner: 'greeting', minder: 'tribute' } as const satisfies Partial<
  Record<PagedList, ContributionKind>
>

/** A part of a list of the static copy: `limit` items after the cursor, null being the beginning. */
export const staticListSchema = z.object({
  name: z.enum(pagedLists),
  /** Of pictures: the one album whose they are, and its place among the albums, from 1. */
  album: z.object({ id: z.uuid(), number: z.int().min(1) }).nullable(),
  /** From 1. */
  number: z.int().min(1),
  cursor: boundedText(200).nullable(),
  /** 0 in an album that has films and voices only. */
  limit: z.int().min(0).max(200),
  /** The numbers of the neighbouring parts: with later posts or earlier pictures, and the other way round. */
  before: z.int().min(1).nullable(),
  after: z.int().min(1).nullable(),
})
export type StaticList = z.infer<typeof staticListSchema>

/** The document of a part of a list: 'hilsner-1.html'; of an album 'album-2.html', 'album-2-2.html'. */
export function documentOf(
  { name, album }: Pick<StaticList, 'name'> & { album: { number: number } | null },
  part: number,
) {
  if (!album) return `${name}-${part}.html`
  return part === 1 ? `album-${album.number}.html` : `album-${album.number}-${part}.html`
}

/** The document of the page itself in the copy; the parts of its lists lie beside it. */
export const indexDocument = 'index.html'

/** What the document of a part shows. */
export type StaticListView = Omit<StaticList, 'cursor' | 'limit' | 'album'> & {
  album: (OpenAlbumView & { number: number }) | null
  page: Pick<MemorialPageView, 'name' | 'theme' | 'layout'>
  posts: ContributionView[]
  pictures: GalleryPictureView[]
  /** Of an album, in its first part. */
  films: FilmView[]
  voices: VoiceView[]
}
