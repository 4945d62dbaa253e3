import 'server-only'
import { readExcerpt } from '@/lib/domain/family-tree/excerpt'
import { viewerOf } from '@/lib/domain/family-tree/find-tree'
import { originsOf } from '@/lib/domain/made-works/origins'
import { type DownloadFile, listDownloadFiles } from '@/lib/domain/memorial-page/download/download-files'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { madeLabelOf } from '@/lib/domain/music/copy'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'

export type Download = {
  memorial: MemorialSubject
  page: MemorialPageView
  files: DownloadFile[]
  /** What stands beside a file that people did not make alone, by its id. */
  labels: ReadonlyMap<string, string>
}

/**
 * The content of a page's download: the page, and all originals in folders by album. For the page's writers, six times
 * an hour. Throws NOT_FOUND and TOO_MANY_REQUESTS.
 */
export const getDownload = defineRead({
  name: 'memorial-page.get-download',
  session: 'required',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (actor, _, memorial): Promise<Download> => {
    await spend([{ name: 'download', key: actor.userId, points: 6, seconds: 3600 }])
    const [answer, files, family] = await Promise.all([
      getMemorialPage(actor, memorial.slug),
      listDownloadFiles(memorial.id),
      // A ZIP is passed on: the living are not named in it, though the actor may see them.
      readExcerpt(memorial.id, { ...viewerOf(memorial), isMember: false }),
    ])
    if (answer.kind !== 'page') throw new DomainError('NOT_FOUND')
    return { memorial, page: { ...answer.page, family }, files, labels: await labelsOf(files, answer.page) }
  },
})

async function labelsOf(files: readonly DownloadFile[], { music }: MemorialPageView) {
  const origins = await originsOf(
    db,
    files.map(({ id }) => id),
  )
  const labels = new Map([...origins].map(([id, { label }]) => [id, label]))
  for (const piece of music) {
    const label = madeLabelOf(piece)
    if (label) labels.set(piece.id, label)
  }
  return labels
}
