import 'server-only'
import type { PictureOrigin } from '@/lib/domain/media/policy'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { db } from '@/lib/server/db'

export type ServedMedia = {
  id: string
  kind: MediaKind
  isReady: boolean
  /** Taken down by the operator. */
  isHidden: boolean
  storageKey: string
  checksum: string
  contentType: string
  /** The version shown, and its widths. */
  version: number
  widths: number[]
  /** The finer widths of the original. */
  steps: number[]
  /** The requested edited version, if any. */
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
  const [row] = await db.$queryRaw<Row[]>`
    SELECT media.id, media.kind::text, media.status::text, media."storageKey", media.checksum, media."contentType",
           media.version, media.widths, media.steps, edited."storageKey" AS "editedKey",
           edited.widths AS "editedWidths", edited.steps AS "editedSteps",
           memorial.id AS "memorialId", memorial.slug, memorial.state::text, memorial.visibility::text,
           memorial."hiddenAt" AS "memorialHiddenAt",
           contribution.id AS "contributionId", contribution.status::text AS "postStatus", contribution."userId",
           contribution."contributorHash"
    FROM "Media" media
    JOIN "Memorial" memorial ON memorial.id = media."memorialId"
    LEFT JOIN "Contribution" contribution ON contribution.id = media."contributionId"
    LEFT JOIN "MediaVersion" edited
      ON edited."mediaId" = media.id AND edited.number = ${number} AND edited.status = 'ready'
    WHERE media.id = ${id}::uuid`
  if (!row) return null
  const { kind, storageKey, checksum, contentType, version, widths } = row
  return {
    ...{ id: row.id, kind, storageKey, checksum, contentType, version, widths },
    // The family may still download what the operator took down.
    isReady: row.status === 'ready' || row.status === 'hidden',
    isHidden: row.status === 'hidden',
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
