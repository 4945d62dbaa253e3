import type { ContributionCounts, ContributionPage } from '@/lib/domain/contributions/views'
import type { AlbumView, FilmView, GalleryPictureView, OpenAlbumView, VoiceView } from '@/lib/domain/media/views'
import type { Continuing } from '@/lib/domain/memorials/creation-step'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { funeralKinds, Layout, Theme } from '@/lib/domain/memorials/schema'
import type { HeadPictureView } from '@/lib/domain/pictures/head-picture'
import type { ShownStoneView } from '@/lib/domain/stones/photo-schema'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import type { PartialDate } from '@/lib/shared/danish-dates'

/** The lists of a memorial page that go on beyond what is shown at first, by the word for them in the address. */
export const pagedLists = ['billeder', 'lys', 'hilsner', 'minder'] as const
export type PagedList = (typeof pagedLists)[number]

/** Where a list goes on; read from the address as `?side=hilsner.{cursor}`. */
export type ListPosition = { list: PagedList; cursor: string }

/** The beginning and the end of a life, as far as they are known. */
export type LifeEventView = { date: PartialDate | null; place: string | null }

export type FuneralView = {
  kind: (typeof funeralKinds)[number] | null
  /** ISO 8601 at noon in UTC: the same calendar day in Denmark. */
  day: string
  /** The wall clock in Denmark, '13:30'. */
  time: string | null
  place: string | null
  address: string | null
  note: string | null
}

export type RestingPlaceView = {
  cemetery: string | null
  plot: string | null
  position: { latitude: number; longitude: number } | null
}

/** What a member sees beside the page itself; null for strangers. */
export type MembershipView = {
  role: MemberRole
  canEdit: boolean
  canModerate: boolean
  pendingCount: number
  /** For those who write a page that was begun step by step and is not made yet. */
  continuing: Continuing | null
}

/** Everything that the page at the grave shows to one actor. */
export type MemorialPageView = {
  id: string
  slug: string
  name: string
  /** 'født Hansen', or null. */
  birthName: string | null
  /** '1942 – 2024', or ''. */
  lifespan: string
  born: LifeEventView
  died: LifeEventView
  epitaph: string | null
  /** Sanitised HTML. */
  biography: string | null
  portrait: HeadPictureView | null
  cover: HeadPictureView | null
  pictures: { items: GalleryPictureView[]; nextCursor: string | null }
  /** Set when the address asks for one album: pictures, films and voices are then only its own. */
  album?: OpenAlbumView | null
  albums: AlbumView[]
  films: FilmView[]
  voices: VoiceView[]
  /** Oldest first, without birth and death. */
  timeline: TimelineEventView[]
  layout: Layout
  theme: Theme
  /** Null once the day is over. */
  funeral: FuneralView | null
  restingPlace: RestingPlaceView | null
  /** The registered stone, when the family lets visitors see it. */
  stone?: ShownStoneView | null
  counts: ContributionCounts
  candles: ContributionPage
  greetings: ContributionPage
  tributes: ContributionPage
  /** The list that is shown from further on, when the address says so. */
  position: ListPosition | null
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  isMembersOnly: boolean
  /** The house keeps it from visitors: only its writers and the house see it. */
  isHidden?: boolean
  /** Whether search engines may show it. */
  isListed: boolean
  /** Whether candles and greetings are received. */
  isOpenForPosts: boolean
  membership: MembershipView | null
}

/** What an address under /memorial/ leads to. */
export type MemorialPageAnswer =
  | { kind: 'page'; page: MemorialPageView }
  /** `permanent` when it will always lead there: ids and former slugs. */
  | { kind: 'elsewhere'; path: string; permanent: boolean }
  /** The house keeps it from visitors; they are told so. */
  | { kind: 'hidden'; slug: string }
  | { kind: 'missing' }

/** One of the people on a stone. */
export type StonePersonView = {
  slug: string
  name: string
  /** '1942 – 2024', or ''. */
  lifespan: string
  portrait: HeadPictureView | null
}
