import 'server-only'
import type { PictureOrigin } from '@/lib/domain/media/policy'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'

export type ServedPicture = {
  storageKey: string
  checksum: string
  contentType: string
  widths: number[]
  memorial: Omit<MemorialSubject, 'role'>
  origin: PictureOrigin
}

type Row = Omit<ServedPicture, 'memorial' | 'origin'> & {
  memorialId: string
  slug: string
  state: MemorialSubject['state']
  visibility: MemorialSubject['visibility']
  contributionId: string | null
  status: string | null
  userId: string | null
  contributorHash: string | null
}

/** A picture with what decides who may see it, or null: one query over three primary keys. `id` must be a uuid. */
export async function findServedPicture(id: string): Promise<ServedPicture | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT media."storageKey", media.checksum, media."contentType", media.widths,
           memorial.id AS "memorialId", memorial.slug, memorial.state::text, memorial.visibility::text,
           contribution.id AS "contributionId", contribution.status::text, contribution."userId",
           contribution."contributorHash"
    FROM "Media" media
    JOIN "Memorial" memorial ON memorial.id = media."memorialId"
    LEFT JOIN "Contribution" contribution ON contribution.id = media."contributionId"
    WHERE media.id = ${id}::uuid`
  if (!row) return null
  const { storageKey, checksum, contentType, widths } = row
  return {
    storageKey,
    checksum,
    contentType,
    widths,
    memorial: { id: row.memorialId, slug: row.slug, state: row.state, visibility: row.visibility },
    origin: row.contributionId
      ? { status: row.status ?? 'pending', userId: row.userId, contributorHash: row.contributorHash }
      : null,
  }
}
