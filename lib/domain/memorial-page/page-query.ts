import 'server-only'
import { cache } from 'react'
import { capabilities } from '@/lib/domain/billing/capabilities'
import { readEntitlementsUntil } from '@/lib/domain/billing/page-plan'
import { countComing } from '@/lib/domain/ceremonies/answers'
import { countContributions, countPending } from '@/lib/domain/contributions/daily-counts'
import { findPosts } from '@/lib/domain/contributions/posts'
import { readExcerpt } from '@/lib/domain/family-tree/excerpt'
import { viewerOf } from '@/lib/domain/family-tree/find-tree'
import { findAlbum } from '@/lib/domain/media/albums/albums'
import { listPageMedia } from '@/lib/domain/media/gallery/gallery'
import { amongPictures } from '@/lib/domain/media/gallery/in-gallery'
import type { GalleryPictureView } from '@/lib/domain/media/schema'
import { type PageRow, pageColumns, presentPage } from '@/lib/domain/memorial-page/page-row'
import {
  type ListPosition,
  type MembershipView,
  type MemorialPageAnswer,
  type MemorialPageView,
  type PagedList,
  pagedLists,
} from '@/lib/domain/memorial-page/page-view'
import { trueUntil } from '@/lib/domain/memorial-page/true-until'
import { continuingOf } from '@/lib/domain/memorials/creation-step'
import { getMemorialSubject, isMemorialKey } from '@/lib/domain/memorials/find-memorial'
import {
  canContribute,
  canEditMemorial,
  canModerateMemorial,
  canSeeMemorial,
  isHiddenPage,
  type MemorialSubject,
} from '@/lib/domain/memorials/policy'
import { withFilmMusic } from '@/lib/domain/moving-greetings/film-music'
import { listPageMusic } from '@/lib/domain/music/pieces'
import { headColumns, headPictureView, pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { findLinkTarget } from '@/lib/domain/qr-codes/find-code'
import { findShownStone } from '@/lib/domain/stones/shown-stone'
import { readTimeline } from '@/lib/domain/timeline/event-row'
import { cutPage } from '@/lib/server/cut-page'
import { readDatabaseTime } from '@/lib/server/database-time'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** How many items the page shows of each list before it leads to more. */
export const shownFirst = { billeder: 24, lys: 12, hilsner: 10, minder: 5 } as const satisfies Record<PagedList, number>

/**
 * What /memorial/{key} shows this actor: the page, a redirect (ids, former slugs, capitals, text codes), or nothing.
 * `side` is a list and a cursor, 'hilsner.{cursor}', from which that list continues; `albumId` limits the gallery to
 * one album. At most three rounds of index lookups, independent of the number of memorials and posts. The version is
 * read with the page's row, before everything else: what changes meanwhile makes the page older than its number, never
 * newer.
 */
export const getMemorialPage = cache(
  async (actor: Actor, key: string, side?: string, albumId?: string): Promise<MemorialPageAnswer> => {
    if (!isMemorialKey(key)) return { kind: 'missing' }
    const [row, now] = await Promise.all([
      db.memorial.findUnique({ where: { slug: key }, select: pageColumns }),
      // A process whose own clock is wrong shows nothing too long.
      readDatabaseTime(),
    ])
    if (!row) return findOtherAddress(actor, key)
    const subject = await subjectOf(actor, row)
    if (!canSeeMemorial(actor, subject))
      return isHiddenPage(subject) ? { kind: 'hidden', slug: row.slug } : { kind: 'missing' }

    const position = readPosition(side)
    const album = albumId ? await findAlbum(row.id, albumId) : null
    const loaded = await loadParts({ actor, row, subject, position, albumId: album?.id, now })
    if (!loaded) return { kind: 'missing' }
    const page: MemorialPageView = {
      ...presentPage(row, now),
      ...loaded.parts,
      position,
      album,
      isOpenForPosts: canContribute(actor, subject),
    }
    return {
      kind: 'page',
      page,
      version: row.pageVersion?.version ?? 0,
      trueUntil: trueUntil(page, loaded.planUntil, now),
    }
  },
)

/** Everything outside the memorial's own row, loaded concurrently; null when the address has an invalid cursor. */
async function loadParts({
  actor,
  row,
  subject,
  position,
  albumId,
  now,
}: {
  actor: Actor
  row: PageRow
  subject: MemorialSubject
  position: ListPosition | null
  albumId: string | undefined
  now: Date
}) {
  const cursorOf = (list: PagedList) => (position?.list === list ? position.cursor : undefined)
  try {
    const [gallery, media, music, timeline, family, counts, candles, greetings, tributes, membership, stone, room] =
      await Promise.all([
        listGallery(row, cursorOf('billeder'), albumId),
        listPageMedia(row.id, albumId),
        listPageMusic(row.id),
        readTimeline(row.id),
        readExcerpt(row.id, viewerOf(subject)),
        countContributions(row.id, now),
        findPosts(actor, subject, { kind: 'candle', limit: shownFirst.lys, cursor: cursorOf('lys') }),
        findPosts(actor, subject, { kind: 'greeting', limit: shownFirst.hilsner, cursor: cursorOf('hilsner') }).then(
          (posts) => withFilmMusic(row.id, posts),
        ),
        findPosts(actor, subject, { kind: 'tribute', limit: shownFirst.minder, cursor: cursorOf('minder') }),
        membershipOf(actor, subject, row),
        findShownStone(row.id),
        readEntitlementsUntil(db, row.id, now),
      ])
    const hasMovingGreetings = capabilities.movingGreetings && room.entitlements.movingGreetings
    const parts = {
      ...gallery,
      ...media,
      music,
      timeline,
      family,
      counts,
      candles,
      greetings,
      tributes,
      membership,
      stone,
      hasMovingGreetings,
    }
    return { parts, planUntil: room.until }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INVALID_INPUT') return null
    throw error
  }
}

function readPosition(side: string | undefined): ListPosition | null {
  const dot = side?.indexOf('.') ?? -1
  const list = pagedLists.find((name) => name === side?.slice(0, dot))
  return side && list ? { list, cursor: side.slice(dot + 1) } : null
}

/** A visitor has no role to look up, which saves a query. */
async function subjectOf(actor: Actor, { id, slug, state, visibility, hiddenAt }: PageRow): Promise<MemorialSubject> {
  const userId = userIdOf(actor)
  const member = userId
    ? await db.memorialMember.findUnique({
        where: { memorialId_userId: { memorialId: id, userId } },
        select: { role: true },
      })
    : null
  return { id, slug, state, visibility, hiddenAt, role: member?.role ?? null }
}

async function membershipOf(actor: Actor, subject: MemorialSubject, row: PageRow): Promise<MembershipView | null> {
  if (!subject.role) return null
  const canModerate = canModerateMemorial(actor, subject)
  const pendingCount = canModerate ? await countPending(subject.id) : 0
  const canEdit = canEditMemorial(actor, subject)
  const comingCount = await countComing(subject.id)
  const continuing = canEdit ? continuingOf(row) : null
  return { role: subject.role, canEdit, canModerate, pendingCount, comingCount, continuing }
}

async function findOtherAddress(actor: Actor, key: string): Promise<MemorialPageAnswer> {
  if (isTextCode(key)) return findCodeAddress(key)
  try {
    const { slug } = await getMemorialSubject(actor, key)
    return { kind: 'elsewhere', path: `/memorial/${slug}`, permanent: true }
  } catch (error) {
    // A redirect must not reveal a page that the actor may not see.
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return { kind: 'missing' }
    throw error
  }
}

async function findCodeAddress(key: string): Promise<MemorialPageAnswer> {
  const code = normaliseTextCode(key)
  // A code has one address.
  if (key !== code) return { kind: 'elsewhere', path: `/memorial/${code}`, permanent: true }
  const target = await findLinkTarget(code)
  return { kind: 'elsewhere', path: target ?? `/qr-scan/${code}`, permanent: false }
}

/**
 * Portrait, cover and one page of the other pictures in order. `cursor` is the previous page's `nextCursor`; an invalid
 * one starts from the beginning. With `albumId`, the pictures are that album's, including portrait and cover.
 */
export async function listGallery(
  { id, portraitId, coverId }: Pick<PageRow, 'id' | 'portraitId' | 'coverId'>,
  cursor?: string,
  albumId?: string,
  limit: number = shownFirst.billeder,
): Promise<Pick<MemorialPageView, 'portrait' | 'cover' | 'pictures'>> {
  const heads = [portraitId, coverId].filter((head) => head !== null)
  const after = readCursor(cursor)
  const [headRows, rows] = await Promise.all([
    heads.length > 0 ? db.media.findMany({ where: { id: { in: heads } }, select: headColumns }) : [],
    db.media.findMany({
      where: {
        memorialId: id,
        contributionId: null,
        kind: 'picture',
        status: 'ready',
        ...(albumId ? { albumId } : { id: { notIn: heads }, AND: [amongPictures] }),
        ...(after && {
          OR: [{ position: { gt: after.position } }, { position: after.position, id: { gt: after.id } }],
        }),
      },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: limit + 1,
      select: { ...pictureColumns, position: true, people: true, takenYear: true },
    }),
  ])
  const headView = (headId: string | null) => {
    const row = headRows.find((candidate) => candidate.id === headId)
    return row ? headPictureView(row) : null
  }
  const { items, nextCursor } = cutPage(rows, limit, ({ position, id }) => `${position}_${id}`)
  return {
    portrait: headView(portraitId),
    cover: headView(coverId),
    pictures: {
      items: items.map(
        (row): GalleryPictureView => ({ ...pictureView(row), people: row.people, takenYear: row.takenYear }),
      ),
      nextCursor,
    },
  }
}

function readCursor(cursor: string | undefined): { position: number; id: string } | null {
  const [, position, id] = /^(\d{1,6})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? []
  return position && id ? { position: Number(position), id } : null
}
