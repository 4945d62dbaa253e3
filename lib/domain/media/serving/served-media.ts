import 'server-only'
import type { PictureOrigin } from '@/lib/domain/media/policy'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { originalKey, sentKey, stillKey, type VariantFormat, variantKey } from '@/lib/domain/pictures/picture-files'
import { variantAddress } from '@/lib/domain/pictures/picture-view'
import { db } from '@/lib/server/db'

export type ServedMedia = {
  id: string
  kind: MediaKind
  isReady: boolean
  /** Taken down by the operator, or cut and not accepted by its family. */
  isHidden: boolean
  /** Music that only the page's writers hear. */
  isWithheld: boolean
  /** The media type of music as it was sent. */
  sentType: string | null
  storageKey: string
  checksum: string
  contentType: string
  /** The version shown, and its widths. */
  version: number
  widths: number[]
  /** The finer widths of the original. */
  steps: number[]
  /** The requested version, and what it is if it was edited. */
  number: number
  edited: { storageKey: string; widths: number[]; steps: number[] } | null
  memorial: Omit<MemorialSubject, 'role'>
  origin: PictureOrigin
}

type Row = Omit<ServedMedia, 'memorial' | 'origin' | 'edited' | 'isReady' | 'steps'> & {
  status: string
  steps: number[] | null
  editedKey: string | null
  editedWidths: number[] | null
  editedSteps: number[] | null
  memorialId: string
  slug: string
  state: MemorialSubject['state']
  visibility: MemorialSubject['visibility']
  memorialHiddenAt: Date | null
  contributionId: string | null
  postStatus: string | null
  userId: string | null
  contributorHash: string | null
}

/**
 * A picture, film or voice with what decides who may see it, or null: one query on primary keys. `id` must be a uuid;
 * `number` is the requested version.
 */
export async function findServedMedia(id: string, number: number): Promise<ServedMedia | null> {
  const [media] = await listServedMedia([{ id, number }])
  return media ?? null
}

/** The same for many at once, in no promised order, without those that are not there. */
export async function listServedMedia(asked: readonly { id: string; number: number }[]): Promise<ServedMedia[]> {
  const ids = asked.map(({ id }) => id)
  const numbers = asked.map(({ number }) => number)
  const rows = await db.$queryRaw<Row[]>`
    SELECT media.id, asked.number, media.kind::text, media.status::text, media."storageKey", media.checksum, media."contentType",
           media.version, media.widths, media.steps, edited."storageKey" AS "editedKey",
           edited.widths AS "editedWidths", edited.steps AS "editedSteps",
           memorial.id AS "memorialId", memorial.slug, memorial.state::text, memorial.visibility::text,
           memorial."hiddenAt" AS "memorialHiddenAt",
           contribution.id AS "contributionId", contribution.status::text AS "postStatus", contribution."userId",
           contribution."contributorHash", piece."sentType",
           media.kind = 'music' AND (piece.rights IS NULL OR NOT piece."isShown") AS "isWithheld"
    FROM unnest(${ids}::uuid[], ${numbers}::int[]) AS asked(id, number)
    JOIN "Media" media ON media.id = asked.id
    JOIN "Memorial" memorial ON memorial.id = media."memorialId"
    LEFT JOIN "Contribution" contribution ON contribution.id = media."contributionId"
    LEFT JOIN "MusicPiece" piece ON piece."mediaId" = media.id
    LEFT JOIN "MediaVersion" edited
      ON edited."mediaId" = media.id AND edited.number = asked.number AND edited.status = 'ready'`
  return rows.map(servedMedia)
}

function servedMedia(row: Row): ServedMedia {
  const { id, kind, storageKey, checksum, contentType, version, widths, number, isWithheld, sentType } = row
  return {
    id,
    kind,
    storageKey,
    checksum,
    contentType,
    version,
    widths,
    number,
    isWithheld,
    sentType,
    // The family may still download what the operator took down.
    isReady: row.status === 'ready' || row.status === 'hidden',
    isHidden: row.status === 'hidden' || row.status === 'failed',
    steps: row.steps ?? [],
    edited: row.editedKey
      ? { storageKey: row.editedKey, widths: row.editedWidths ?? [], steps: row.editedSteps ?? [] }
      : null,
    memorial: {
      id: row.memorialId,
      slug: row.slug,
      state: row.state,
      visibility: row.visibility,
      hiddenAt: row.memorialHiddenAt,
    },
    origin: row.contributionId
      ? { status: row.postStatus ?? 'pending', userId: row.userId, contributorHash: row.contributorHash }
      : null,
  }
}

/** What the last segment of /media/{id}/{file} requests. */
export type Wanted =
  | { is: 'variant'; width: number; version: number; format: VariantFormat }
  /** A film, voice or piece of music to play. */
  | { is: 'file' }
  /** The original, as a download for the family. */
  | { is: 'original' }

/** Parses '640.webp', '640-v2.webp', '780.avif', 'file' and 'original'; null for anything else. */
export function readWanted(file: string): Wanted | null {
  if (file === 'file' || file === 'original') return { is: file }
  const [, width, version, ending] = /^(\d{1,5})(?:-v([1-9]\d{0,5}))?\.(webp|avif)$/.exec(file) ?? []
  if (!width) return null
  return {
    is: 'variant',
    width: Number(width),
    version: Number(version ?? 0),
    format: ending === 'avif' ? 'avif' : 'webp',
  }
}

/**
 * Where a file is stored: `key` for all who may see the picture. When the address names a version that is not shown,
 * the page's writers get `formerKey`, and all others are redirected to `instead`: what was cropped away stays with the
 * family, and old addresses keep working. Null when there is no such file.
 */
export type Found = { key: string } | { formerKey: string | null; instead: string } | null

export function findKey(media: ServedMedia, wanted: Wanted): Found {
  const isPlayed = media.kind !== 'picture' && media.kind !== 'video_link'
  if (wanted.is === 'file') return isPlayed && media.isReady ? { key: keyOfOriginal(media) } : null
  if (wanted.is === 'original') return media.kind !== 'video_link' && media.isReady ? { key: keyAsSent(media) } : null
  const { width, version, format } = wanted
  if (version !== media.version) {
    if (media.widths.length === 0) return null
    return { formerKey: formerKeyOf(media, wanted), instead: variantAddress(media, width) }
  }
  if (media.kind !== 'picture') {
    const isMade = format === 'webp' && media.widths.includes(width)
    return isMade ? { key: variantKey(stillKey(media.storageKey, version), width) } : null
  }
  const made = version === 0 ? media : media.edited
  return made && isMadeIn(made, wanted) ? { key: variantKey(made.storageKey, width, format) } : null
}

type VariantWanted = Extract<Wanted, { is: 'variant' }>

function isMadeIn({ widths, steps }: Pick<ServedMedia, 'widths' | 'steps'>, { width, format }: VariantWanted): boolean {
  return steps.includes(width) || (format === 'webp' && widths.includes(width))
}

/** What the family takes home: of music the file that was sent, of all else what is shown. */
function keyAsSent(media: ServedMedia): string {
  return media.sentType ? sentKey(media.storageKey, media.sentType) : keyOfOriginal(media)
}

function keyOfOriginal({ storageKey, contentType }: ServedMedia): string {
  return originalKey(storageKey, contentType)
}

function formerKeyOf({ kind, storageKey, steps, edited }: ServedMedia, wanted: VariantWanted): string | null {
  if (kind !== 'picture') return null
  const { width, version, format } = wanted
  // `widths` of the row are those of the version shown; for the original it has only the finer ones.
  if (version === 0) return format === 'webp' || steps.includes(width) ? variantKey(storageKey, width, format) : null
  return edited && isMadeIn(edited, wanted) ? variantKey(edited.storageKey, width, format) : null
}
