import 'server-only'
import { db } from '@/lib/server/db'

type Head = {
  mediaId: string
  /** The version shown, and its storage key. */
  version: number
  storageKey: string
  /** The widths that every picture has. */
  widths: number[]
}

/**
 * The oldest cover or portrait whose shown version lacks its finer widths, or the one with id `mediaId`. Null when none
 * lacks them. A version whose widths could not be made is not returned again.
 */
export async function findHeadWithoutSteps(mediaId: string | null = null): Promise<Head | null> {
  const [head] = await db.$queryRaw<Head[]>`
    SELECT media.id AS "mediaId", media.version, COALESCE(edited."storageKey", media."storageKey") AS "storageKey",
           media.widths
    FROM "Memorial" memorial
    JOIN "Media" media ON media.id IN (memorial."portraitId", memorial."coverId")
    LEFT JOIN "MediaVersion" edited ON edited."mediaId" = media.id AND edited.number = media.version
    WHERE media.kind = 'picture' AND media.status = 'ready'
      AND CASE WHEN media.version = 0 THEN media."stepsAt" ELSE edited."stepsAt" END IS NULL
      AND (media.version = 0 OR edited.id IS NOT NULL)
      AND (${mediaId}::uuid IS NULL OR media.id = ${mediaId}::uuid)
    ORDER BY media.id
    LIMIT 1`
  return head ?? null
}

/** The number of covers and portraits, and of those with finer widths. */
export async function countHeadSteps(): Promise<{ done: number; all: number }> {
  const [counted] = await db.$queryRaw<{ done: number; all: number }[]>`
    SELECT count(*)::int AS "all",
           count(CASE WHEN media.version = 0 THEN media."stepsAt" ELSE edited."stepsAt" END)::int AS done
    FROM "Memorial" memorial
    JOIN "Media" media ON media.id IN (memorial."portraitId", memorial."coverId")
    LEFT JOIN "MediaVersion" edited ON edited."mediaId" = media.id AND edited.number = media.version
    WHERE media.kind = 'picture' AND media.status = 'ready' AND (media.version = 0 OR edited.id IS NOT NULL)`
  return counted ?? { done: 0, all: 0 }
}
