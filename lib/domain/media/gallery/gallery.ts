import 'server-only'
import { assertRoomForFilm, assertRoomForMusic, assertRoomForPicture } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { listPageAlbums } from '@/lib/domain/media/albums/albums'
import { MediaError } from '@/lib/domain/media/errors'
import { inGallery, sameList } from '@/lib/domain/media/gallery/in-gallery'
import type { AlbumView, FilmView, GalleryItem, VoiceView } from '@/lib/domain/media/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { limitIn } from '@/lib/domain/pictures/decoding/as-refusal'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { countedKind, type MediaKind, mediaLimits } from '@/lib/domain/pictures/media-limits'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** The columns that `galleryItem` reads: spread it into a `select`. */
export const galleryColumns = {
  ...pictureColumns,
  kind: true,
  status: true,
  hiddenReason: true,
  failure: true,
  people: true,
  takenYear: true,
  albumId: true,
  durationSeconds: true,
  contentType: true,
  linkId: true,
  head: true,
} as const

type GalleryRow = Parameters<typeof pictureView>[0] & {
  kind: MediaKind
  status: GalleryItem['status']
  failure: string | null
  hiddenReason: string | null
  people: string | null
  takenYear: number | null
  albumId: string | null
  durationSeconds: number | null
  contentType: string
  linkId: string | null
  head: GalleryItem['head']
}

/** A row as the page's writers see it. */
export function galleryItem(row: GalleryRow): GalleryItem {
  const { kind, status, altText, people, takenYear, albumId, durationSeconds, contentType, linkId, head } = row
  const streams = (status === 'ready' || status === 'hidden') && (kind === 'video' || kind === 'recording')
  return {
    ...pictureView(row),
    kind,
    status,
    ...(status === 'hidden' ? { hiddenReason: row.hiddenReason } : {}),
    failure: status === 'failed' ? failureSentence(row.failure) : null,
    ...(status === 'failed' && row.failure === 'PICTURE_CUT' ? { isCut: true } : {}),
    altText,
    people,
    takenYear,
    albumId,
    durationSeconds,
    file: streams ? `/media/${row.id}/file` : null,
    contentType,
    linkId,
    head,
  }
}

/** Why a file is unusable, as a Danish sentence. */
export function failureSentence(code: string | null): string {
  if (PicturesError.has(code)) return PicturesError.sentence(code, limitIn(code))
  return MediaError.sentence(MediaError.has(code) ? code : 'FILE_UNREADABLE')
}

/**
 * The gallery in order, as the page's writers see it, including items that are processing or failed. Not paged:
 * `mediaLimits` bounds it.
 */
export async function findGallery(memorialId: string): Promise<GalleryItem[]> {
  const rows = await db.media.findMany({
    where: { memorialId, ...inGallery },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: galleryColumns,
  })
  return rows.map(galleryItem)
}

/** A memorial and one item of its gallery, as this actor may see them. Throws NOT_FOUND for either. */
export async function getGalleryMedia(
  actor: Actor,
  { id, mediaId }: { id: string; mediaId: string },
): Promise<{ memorial: MemorialSubject; mediaId: string; kind: MediaKind; storageKey: string; version: number }> {
  const memorial = await getMemorialSubject(actor, id)
  const media = await db.media.findFirst({
    where: { id: mediaId, memorialId: memorial.id, ...inGallery },
    select: { id: true, kind: true, storageKey: true, version: true },
  })
  if (!media) throw new DomainError('NOT_FOUND')
  return { memorial, mediaId: media.id, kind: media.kind, storageKey: media.storageKey, version: media.version }
}

/** Films and voices shown on a page. */
const shownAtMost = 100

/**
 * A page's albums, ready films and voices (the first 100), with `albumId` only that album's films and voices. Three
 * index lookups.
 */
export async function listPageMedia(
  memorialId: string,
  albumId?: string,
): Promise<{ albums: AlbumView[]; films: FilmView[]; voices: VoiceView[] }> {
  const [albums, media] = await Promise.all([
    listPageAlbums(memorialId),
    db.media.findMany({
      where: {
        memorialId,
        contributionId: null,
        status: 'ready',
        kind: { in: ['video', 'video_link', 'recording'] },
        ...(albumId && { albumId }),
      },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: shownAtMost,
      select: {
        ...pictureColumns,
        kind: true,
        contentType: true,
        durationSeconds: true,
        linkId: true,
        people: true,
        takenYear: true,
      },
    }),
  ])
  const films: FilmView[] = []
  const voices: VoiceView[] = []
  for (const row of media) {
    const { id, contentType, durationSeconds, linkId, caption, people, takenYear, width, height } = row
    const said = { id, durationSeconds, caption, people, takenYear }
    const src = `/media/${id}/file`
    if (row.kind === 'recording') voices.push({ ...said, src, contentType })
    else {
      const isLink = row.kind === 'video_link'
      films.push({
        ...said,
        src: isLink ? null : src,
        contentType: isLink ? null : contentType,
        linkId,
        poster: row.widths.length > 0 ? pictureView(row) : null,
        width,
        height,
      })
    }
  }
  return { albums, films, voices }
}

/**
 * Locks the gallery until the transaction ends and returns the position after its last item, for music after the page's
 * last piece. Throws NOT_FOUND, and the errors of `assertCapacity`.
 */
export async function nextInGallery(tx: Transaction, memorialId: string, kind: MediaKind): Promise<number> {
  await lockMemorial(tx, memorialId)
  await assertCapacity(tx, memorialId, kind)
  const { _max } = await tx.media.aggregate({
    where: { memorialId, ...sameList(kind) },
    _max: { position: true },
  })
  return (_max.position ?? -1) + 1
}

/** Gives these media of a page the positions 0, 1, 2 … in this order; others are left alone. */
export async function placeMedia(tx: Transaction, memorialId: string, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Media" SET position = ordered.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered(id, place)
    WHERE "Media".id = ordered.id AND "Media"."memorialId" = ${memorialId}::uuid`
}

const tooMany = {
  picture: 'TOO_MANY_PICTURES',
  video: 'TOO_MANY_FILMS',
  recording: 'TOO_MANY_VOICES',
  music: 'TOO_MANY_PIECES',
} as const

/**
 * Throws TOO_MANY_* when the page is full of this kind, and PLAN_PICTURES, PLAN_FILMS or PLAN_MUSIC when its plan has
 * no room for one more. Reliable only under the gallery's lock.
 */
export async function assertCapacity(database: Database, memorialId: string, kind: MediaKind): Promise<void> {
  const counted = countedKind(kind)
  const count = await countInGallery(database, memorialId, kind)
  const { most } = mediaLimits[counted]
  if (count >= most) throw new MediaError(tooMany[counted], { limit: most.toLocaleString('da-DK') })
  await assertRoomInPlan(database, { memorialId, kind, count })
}

/** Throws PLAN_PICTURES, PLAN_FILMS or PLAN_MUSIC when the page's plan has no room for one more beside `count`. */
export async function assertRoomInPlan(
  database: Database,
  { memorialId, kind, count }: { memorialId: string; kind: MediaKind; count: number },
): Promise<void> {
  if (kind === 'recording') return
  const room = await readEntitlements(database, memorialId)
  if (kind === 'picture') assertRoomForPicture(room, count)
  else if (kind === 'music') assertRoomForMusic(room)
  else assertRoomForFilm(room)
}

/** How many items count against the limit of this kind. */
export function countInGallery(database: Database, memorialId: string, kind: MediaKind): Promise<number> {
  const counted = countedKind(kind)
  return database.media.count({
    where: { memorialId, contributionId: null, kind: counted === 'video' ? { in: ['video', 'video_link'] } : counted },
  })
}
