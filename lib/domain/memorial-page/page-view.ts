import type { Entitlements } from '@/lib/domain/billing/entitlements'
import type { ContributionCounts, ContributionPage, ContributionView } from '@/lib/domain/contributions/schema'
import type { ExcerptView } from '@/lib/domain/family-tree/schema'
import type {
  AlbumView,
  FilmView,
  GalleryItem,
  GalleryPictureView,
  OpenAlbumView,
  VoiceView,
} from '@/lib/domain/media/schema'
import type { Continuing } from '@/lib/domain/memorials/creation-step'
import type { DonationsView } from '@/lib/domain/memorials/donations-schema'
import type { MusicLinkView } from '@/lib/domain/memorials/music-links-schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { funeralKinds, Layout, Theme, WrittenMemorialView } from '@/lib/domain/memorials/schema'
import type { PieceView } from '@/lib/domain/music/schema'
import type { HeadPictureView } from '@/lib/domain/pictures/picture-view'
import type { ShownStoneView } from '@/lib/domain/stones/schema'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import type { PartialDate } from '@/lib/shared/danish-dates'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'

/** The paged lists of a memorial page, by their names in the address. */
export const pagedLists = ['billeder', 'lys', 'hilsner', 'minder'] as const
export type PagedList = (typeof pagedLists)[number]

/** Where a list continues, from `?side=hilsner.{cursor}`. */
export type ListPosition = { list: PagedList; cursor: string }

/** Birth or death, as far as known. */
export type LifeEventView = { date: PartialDate | null; place: string | null }

export type FuneralView = {
  kind: (typeof funeralKinds)[number] | null
  /** ISO 8601, at noon UTC, which is the same calendar day in Denmark. */
  day: string
  /** Danish local time, '13:30'. */
  time: string | null
  place: string | null
  address: string | null
  note: string | null
  /** A link to see it as it happens; null once it has ended. */
  stream: string | null
  /** A link to what was recorded; null until it has ended. */
  recording: string | null
  /** How much there is of the programme, in bytes; null without one. */
  programmeBytes: number | null
  /** The last day to answer that one comes, yyyy-mm-dd; null unless visitors are asked now. */
  answerBy: string | null
  /** The day is over: only the recording is left. */
  isOver: boolean
  /** The moment with which something of this ends, ISO 8601; null while nothing does. */
  until: string | null
}

export type RestingPlaceView = {
  cemetery: string | null
  plot: string | null
  position: { latitude: number; longitude: number } | null
}

/** What members see in addition to the page. */
export type MembershipView = {
  role: MemberRole
  canEdit: boolean
  canModerate: boolean
  pendingCount: number
  /** How many persons come to the coming funeral, by their answers. */
  comingCount: number
  /** The next step of guided creation, for the page's writers. */
  continuing: Continuing | null
}

/** Everything that the memorial page shows to one actor. */
export type MemorialPageView = {
  id: string
  slug: string
  /** Its address in the layout shown, such as '/memorial/karen-holm'. */
  path: string
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
  /** The album in the address; pictures, films and voices are then only this album's. */
  album?: OpenAlbumView | null
  albums: AlbumView[]
  films: FilmView[]
  voices: VoiceView[]
  /** The music that is heard, the piece for the top of the page first. */
  music: PieceView[]
  /** Music elsewhere, which the page only links to. */
  musicLinks: MusicLinkView[]
  /** Oldest first, without birth and death. */
  timeline: TimelineEventView[]
  /** The closest relatives, from the page's family tree. */
  family?: ExcerptView | null
  layout: Layout
  theme: Theme
  /** Null once the day is over, unless there is a recording. */
  funeral: FuneralView | null
  /** Where gifts go instead of flowers. */
  donations?: DonationsView | null
  restingPlace: RestingPlaceView | null
  /** The registered stone, if the family shows it to visitors. */
  stone?: ShownStoneView | null
  counts: ContributionCounts
  candles: ContributionPage
  greetings: ContributionPage
  tributes: ContributionPage
  /** The list that does not start at its beginning, from the address. */
  position: ListPosition | null
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  isMembersOnly: boolean
  /** Hidden by the operator: only its writers and administrators see it. */
  isHidden?: boolean
  /** Whether search engines may show it. */
  isListed: boolean
  /** Whether the actor can post. */
  isOpenForPosts: boolean
  /** Its plan has greetings that move. */
  hasMovingGreetings?: boolean
  membership: MembershipView | null
}

/** What an open page shows one caller besides what it shows everybody. */
export type OwnPartsView = {
  slug: string
  layout: LayoutPath
  posts: ContributionView[]
  membership: MembershipView | null
  /** Where the caller may see the living of the family; null where there is no tree, and for those who are no members. */
  family: ExcerptView | null
}

/** The result for an address under /memorial/. */
export type MemorialPageAnswer =
  /** What it shows holds for this version of the page (PageVersion) until `trueUntil`; null: until the version moves. */
  | { kind: 'page'; page: MemorialPageView; version: number; trueUntil: Date | null }
  /** `permanent` when the target never changes: ids and former slugs. */
  | { kind: 'elsewhere'; path: string; permanent: boolean }
  /** Hidden by the operator; visitors are told so. */
  | { kind: 'hidden'; slug: string }
  | { kind: 'missing' }

export type StonePersonView = {
  slug: string
  name: string
  /** '1942 – 2024', or ''. */
  lifespan: string
  portrait: HeadPictureView | null
}

export type MemorialEditView = WrittenMemorialView & {
  pictures: GalleryItem[]
  room: Entitlements
  /** Of the funeral's programme; null without one. */
  programmeBytes: number | null
}
