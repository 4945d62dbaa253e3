import 'server-only'
import { createHash } from 'node:crypto'
import { findMemorialId } from '@/lib/domain/memorials/find-memorial'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/memorial-row'
import { memorialKeyInput, type Theme } from '@/lib/domain/memorials/schema'
import { type PictureView, pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

export type SharePictureView = {
  name: string
  /** '1942 – 2024', or ''. */
  lifespan: string
  theme: Theme
  portrait: PictureView | null
  /** Changes with everything in the picture. */
  etag: string
}

/** Part of the ETag: raise it when the design changes, so that caches drop old pictures. */
const drawing = 1

/** The share picture of the page with this id, slug or former slug; null unless the page is open. */
export const findSharePicture = defineRead({
  name: 'sharing.find-share-picture',
  session: 'optional',
  input: memorialKeyInput,
  // Depends only on the page: links are shared with people outside the family.
  authorize: anyone,
  run: (_, { id }) => readSharePicture(id),
})

async function readSharePicture(key: string): Promise<SharePictureView | null> {
  const id = await findMemorialId(key)
  const row = id
    ? await db.memorial.findUnique({
        where: { id },
        select: {
          state: true,
          visibility: true,
          hiddenAt: true,
          theme: true,
          firstName: true,
          middleName: true,
          lastName: true,
          ...lifeColumns,
          portrait: { select: pictureColumns },
        },
      })
    : null
  if (!row || !isOpenPage(row)) return null
  const shown = {
    name: fullName(row),
    lifespan: lifespanOf(row),
    theme: row.theme,
    portrait: row.portrait && pictureView(row.portrait),
  }
  const etag = createHash('sha256')
    .update(JSON.stringify([drawing, shown.name, shown.lifespan, shown.theme, shown.portrait?.src]))
    .digest('base64url')
    .slice(0, 27)
  return { ...shown, etag: `"${etag}"` }
}
