import 'server-only'
import { presentFuneral } from '@/lib/domain/memorial-page/funeral-views'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { readDonations, shownDonations } from '@/lib/domain/memorials/donations-schema'
import { contentColumns, dayOf, lifeDates } from '@/lib/domain/memorials/memorial-row'
import { readMusicLinks, shownMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import type { Prisma } from '@/lib/server/db'
import { formatLifespan } from '@/lib/shared/danish-dates'
import { birthNameText, fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

/** The columns of the memorial page. */
export const pageColumns = {
  id: true,
  slug: true,
  state: true,
  visibility: true,
  hiddenAt: true,
  creationStep: true,
  isOwnStory: true,
  firstName: true,
  middleName: true,
  lastName: true,
  ...contentColumns,
  programmeBytes: true,
  pageVersion: { select: { version: true } },
} satisfies Prisma.MemorialSelect

export type PageRow = Prisma.MemorialGetPayload<{ select: typeof pageColumns }>

type PresentedPage = Omit<
  MemorialPageView,
  | 'portrait'
  | 'cover'
  | 'pictures'
  | 'albums'
  | 'films'
  | 'voices'
  | 'music'
  | 'timeline'
  | 'family'
  | 'counts'
  | 'candles'
  | 'greetings'
  | 'tributes'
  | 'position'
  | 'stone'
  | 'isOpenForPosts'
  | 'hasMovingGreetings'
  | 'membership'
>

/** The part of the page from the memorial's own row, as it is at `now`. */
export function presentPage(row: PageRow, now: Date): PresentedPage {
  const { born, died } = lifeDates(row)
  const funeralDay = dayOf(row.funeralDay)
  return {
    id: row.id,
    slug: row.slug,
    path: `/memorial/${row.slug}`,
    name: fullName(row),
    birthName: birthNameText(row.birthName, row.lastName),
    lifespan: formatLifespan(born, died),
    born: { date: born, place: row.bornPlace || null },
    died: { date: died, place: row.diedPlace || null },
    epitaph: row.epitaph || null,
    biography: row.biography || null,
    funeral: presentFuneral({ ...row, funeralDay, funeralAnswerBy: dayOf(row.funeralAnswerBy) }, now),
    donations: shownDonations(readDonations(row.donations), { day: funeralDay, stay: row.donationsStay }, now),
    musicLinks: shownMusicLinks(readMusicLinks(row.musicLinks)),
    restingPlace: presentRestingPlace(row),
    layout: row.layout,
    theme: row.theme,
    state: row.state,
    isMembersOnly: row.visibility === 'members',
    isListed: row.visibility === 'public' && isOpenPage(row),
    isHidden: row.hiddenAt !== null,
  }
}

function presentRestingPlace(row: PageRow): MemorialPageView['restingPlace'] {
  const { restingLatitude: latitude, restingLongitude: longitude } = row
  const position = latitude !== null && longitude !== null ? { latitude, longitude } : null
  const cemetery = row.restingCemetery || null
  const plot = row.restingPlot || null
  return cemetery || plot || position ? { cemetery, plot, position } : null
}
