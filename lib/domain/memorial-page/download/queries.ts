import 'server-only'
import { type DownloadFile, listDownloadFiles } from '@/lib/domain/memorial-page/download/download-files'
import type { StaticSubject } from '@/lib/domain/memorial-page/static/list-parts'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { fullName } from '@/lib/shared/names'

export type Download = {
  memorial: MemorialSubject
  name: string
  page: StaticSubject
  treeId: string | null
  files: DownloadFile[]
}

/**
 * What a page's download is made of: the page, its tree, and all originals in folders by album. For the page's writers,
 * six times an hour. Throws NOT_FOUND and TOO_MANY_REQUESTS.
 */
export const getDownload = defineRead({
  name: 'memorial-page.get-download',
  session: 'required',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (actor, _, memorial): Promise<Download> => {
    await spend([{ name: 'download', key: actor.userId, points: 6, seconds: 3600 }])
    const { id: memorialId, slug } = memorial
    const [row, files] = await Promise.all([
      db.memorial.findUnique({
        where: { id: memorialId },
        select: {
          firstName: true,
          middleName: true,
          lastName: true,
          layout: true,
          treePage: { select: { treeId: true } },
        },
      }),
      listDownloadFiles(memorialId),
    ])
    if (!row) throw new DomainError('NOT_FOUND')
    const layout = row.layout === 'classic' ? 'classic-memorial' : 'memorial'
    const treeId = row.treePage?.treeId ?? null
    return { memorial, name: fullName(row), page: { memorialId, slug, layout }, treeId, files }
  },
})
