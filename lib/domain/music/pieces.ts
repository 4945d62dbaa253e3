import 'server-only'
import { failureSentence } from '@/lib/domain/media/gallery/gallery'
import { sameList } from '@/lib/domain/media/gallery/in-gallery'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { isHeard } from '@/lib/domain/music/policy'
import type { MusicItem, MusicRights, PieceView } from '@/lib/domain/music/schema'
import { type PictureRow, pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** A page's music among its media. */
export const ofMusic = sameList('music')

/** What a model had a part in, of the account of made things (066): what was only tried out was never approved. */
const byModel = { madeBy: 'model', approvedAt: { not: null }, withdrawnAt: null } as const

/** The columns that `musicItem` reads: use it as a `select`. */
export const musicColumns = {
  ...pictureColumns,
  status: true,
  hiddenReason: true,
  failure: true,
  people: true,
  takenYear: true,
  durationSeconds: true,
  contentType: true,
  loudness: true,
  piece: { include: { song: { select: { made: { where: byModel, select: { id: true }, take: 1 } } } } },
} satisfies Prisma.MediaSelect

type MusicRow = Prisma.MediaGetPayload<{ select: typeof musicColumns }>

/** A row as the page's writers see it. */
export function musicItem({ piece, ...row }: MusicRow): MusicItem {
  const { id, status, contentType, durationSeconds, loudness } = row
  const isStored = status === 'ready' || status === 'hidden'
  const rights = piece?.rights ?? null
  const isShown = piece?.isShown ?? false
  const isRecorded = piece?.source === 'recording'
  const isMade = piece?.source === 'song'
  const isByModel = (piece?.song?.made.length ?? 0) > 0
  return {
    id,
    status,
    contentType,
    durationSeconds,
    rights,
    isShown,
    isRecorded,
    isMade,
    isByModel,
    hiddenReason: status === 'hidden' ? row.hiddenReason : null,
    failure: status === 'failed' ? failureSentence(row.failure) : null,
    title: row.caption,
    artist: row.people,
    year: row.takenYear,
    licence: piece?.licence ?? null,
    rightsAt: piece?.rightsAt?.toISOString() ?? null,
    rightsByName: piece?.rightsByName ?? null,
    isTop: piece?.isTop ?? false,
    isHeard: isHeard({ status, rights, isShown }),
    // A song is rendered at the right loudness.
    isEvened: isMade || loudness !== null,
    file: isStored ? `/media/${id}/file` : null,
    original: isStored ? `/media/${id}/original` : null,
    cover: coverOf(row),
  }
}

/** A page's music in order, as its writers see it. Not paged: `mediaLimits` bounds it. */
export async function findMusic(memorialId: string): Promise<MusicItem[]> {
  const rows = await db.media.findMany({
    where: { memorialId, ...ofMusic },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: musicColumns,
  })
  return rows.map(musicItem)
}

type StoredPiece = { rights: MusicRights | null; licence: string | null }

/** A memorial and a piece of its music, as this actor may see them. Throws NOT_FOUND for either. */
export async function getPiece(
  actor: Actor,
  { id, mediaId }: { id: string; mediaId: string },
): Promise<{ memorial: MemorialSubject; mediaId: string; status: MusicItem['status']; piece: StoredPiece }> {
  const memorial = await getMemorialSubject(actor, id)
  const media = await db.media.findFirst({
    where: { id: mediaId, memorialId: memorial.id, ...ofMusic },
    select: { status: true, piece: { select: { rights: true, licence: true } } },
  })
  if (!media?.piece) throw new DomainError('NOT_FOUND')
  return { memorial, mediaId, status: media.status, piece: media.piece }
}

type PageRow = PictureRow & {
  contentType: string
  durationSeconds: number | null
  people: string | null
  takenYear: number | null
  isTop: boolean
  isMade: boolean
  isByModel: boolean
  isSung: boolean
  songId: string | null
}

/** The music that visitors of a page hear, the piece for its top first. One lookup in the index of pieces by page. */
export async function listPageMusic(memorialId: string): Promise<PieceView[]> {
  const rows = await db.$queryRaw<PageRow[]>`
    SELECT media.id, media.version, media.width, media.height, media.widths, media.colour, media.caption,
           media."altText", media."contentType", media."durationSeconds", media.people, media."takenYear",
           piece."isTop", piece.source = 'song' AS "isMade",
           EXISTS (SELECT 1 FROM "MadeWork" made WHERE made."songId" = piece."songId" AND made."madeBy" = 'model'
                   AND made."approvedAt" IS NOT NULL AND made."withdrawnAt" IS NULL) AS "isByModel",
           EXISTS (SELECT 1 FROM "MadeWork" made WHERE made."songId" = piece."songId" AND made.kind = 'song_voice'
                   AND made."approvedAt" IS NOT NULL AND made."withdrawnAt" IS NULL) AS "isSung",
           piece."songId"
    FROM "MusicPiece" piece
    JOIN "Media" media ON media.id = piece."mediaId"
    WHERE piece."memorialId" = ${memorialId}::uuid AND piece."isShown" AND piece.rights IS NOT NULL
      AND media.status = 'ready'
    ORDER BY piece."isTop" DESC, media.position, media.id`
  return rows.map(
    ({ people, takenYear, isTop, isMade, isByModel, isSung, songId, contentType, durationSeconds, ...row }) => ({
      id: row.id,
      contentType,
      durationSeconds,
      isTop,
      isMade,
      isByModel,
      isSung,
      // The notes are not of the melody that the voice sings.
      sheetOf: isSung ? null : songId,
      src: `/media/${row.id}/file`,
      title: row.caption ?? '',
      artist: people,
      year: takenYear,
      cover: coverOf(row),
    }),
  )
}

function coverOf(row: PictureRow) {
  return row.widths.length > 0 ? { ...pictureView(row), alt: '', caption: null } : null
}
