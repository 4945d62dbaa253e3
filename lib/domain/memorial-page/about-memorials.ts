import 'server-only'
import { readDonations } from '@/lib/domain/memorials/donations-schema'
import { contentColumns } from '@/lib/domain/memorials/memorial-row'
import { readMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import { eventDate, eventFields, orderInDate } from '@/lib/domain/timeline/event-row'
import { inTimelineOrder } from '@/lib/domain/timeline/schema'
import type { Database, Prisma } from '@/lib/server/db'
import { wholeAddress } from '@/lib/server/whole-address'
import type { SignedIn } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

const mediaColumns = {
  id: true,
  kind: true,
  status: true,
  hiddenReason: true,
  linkId: true,
  people: true,
  takenYear: true,
  durationSeconds: true,
  album: { select: { title: true } },
  caption: true,
  altText: true,
  position: true,
  width: true,
  height: true,
  bytes: true,
  contentType: true,
  createdAt: true,
  piece: {
    select: {
      source: true,
      rights: true,
      licence: true,
      rightsAt: true,
      isShown: true,
      isTop: true,
    },
  },
} satisfies Prisma.MediaSelect

// Other members are left out: they are in their own exports.
const memorialColumns = {
  id: true,
  slug: true,
  state: true,
  visibility: true,
  hiddenAt: true,
  hiddenReason: true,
  firstName: true,
  middleName: true,
  lastName: true,
  ...contentColumns,
  guestbookMode: true,
  tributeMode: true,
  candleMode: true,
  creationWay: true,
  creationTemplate: true,
  isOwnStory: true,
  ownStoryOpenedAt: true,
  publishedAt: true,
  programmeBytes: true,
  programmeAt: true,
  createdAt: true,
  updatedAt: true,
  slugs: { select: { slug: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
  events: {
    orderBy: [...orderInDate],
    select: {
      ...eventFields,
      createdAt: true,
      updatedAt: true,
      pictures: { select: { mediaId: true }, orderBy: { position: 'asc' } },
    },
  },
  treePage: { select: { treeId: true } },
  // Pictures of posts are their writers'; the gallery is the family's.
  media: { where: { contributionId: null }, select: mediaColumns, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.MemorialSelect

/** For the data export: the pages that the account edits, with all fields and media, and its other memberships. */
export async function aboutMemorials(database: Database, { userId }: SignedIn) {
  const written = await database.memorialMember.findMany({
    where: { userId, role: { in: ['owner', 'editor'] } },
    orderBy: { createdAt: 'asc' },
    select: { role: true, createdAt: true, memorial: { select: memorialColumns } },
  })
  const read = await database.memorialMember.findMany({
    where: {
      userId,
      OR: [
        { role: 'first_reader', memorial: { state: { not: 'archived' }, hiddenAt: null } },
        { role: 'viewer', memorial: { state: { notIn: ['draft', 'archived'] }, hiddenAt: null } },
      ],
    },
    orderBy: { createdAt: 'asc' },
    select: {
      role: true,
      createdAt: true,
      memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } },
    },
  })
  const people = await countPeople(
    database,
    written.flatMap(({ memorial }) => memorial.treePage?.treeId ?? []),
  )
  return {
    memorials: written.map(({ role, createdAt, memorial: { media, slugs, events, treePage, ...memorial } }) => ({
      role,
      memberSince: createdAt,
      address: wholeAddress(`/memorial/${memorial.slug}`),
      ...memorial,
      donations: readDonations(memorial.donations),
      musicLinks: readMusicLinks(memorial.musicLinks),
      download: wholeAddress(`/api/memorials/${memorial.slug}/download`),
      familyTree: treePage && {
        count: people.get(treePage.treeId) ?? 0,
        download: wholeAddress(`/family-tree/${memorial.slug}/files`),
      },
      formerAddresses: slugs.filter(({ slug }) => slug !== memorial.slug),
      timeline: inTimelineOrder(events.map((event) => ({ ...event, date: eventDate(event) }))).map(
        ({ pictures, date: _, ...event }) => ({
          ...event,
          pictureIds: pictures.map(({ mediaId }) => mediaId),
        }),
      ),
      media: media.map(({ album, piece, ...thing }) => ({
        ...thing,
        ...(piece && { music: piece }),
        album: album?.title ?? null,
        // A film by link is at the video host, and media that are not ready have no file.
        download:
          (thing.status === 'ready' || thing.status === 'hidden') && thing.kind !== 'video_link'
            ? wholeAddress(`/media/${thing.id}/original`)
            : null,
      })),
    })),
    otherMemberships: read.map(({ role, createdAt, memorial }) => ({
      role,
      memberSince: createdAt,
      name: fullName(memorial),
      address: wholeAddress(`/memorial/${memorial.slug}`),
    })),
  }
}

async function countPeople(database: Database, treeIds: string[]): Promise<ReadonlyMap<string, number>> {
  const trees = await database.treePerson.groupBy({ by: 'treeId', where: { treeId: { in: treeIds } }, _count: true })
  return new Map(trees.map(({ treeId, _count }) => [treeId, _count]))
}
