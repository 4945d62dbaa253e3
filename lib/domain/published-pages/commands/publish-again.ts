import 'server-only'
import { publishPageQueue } from '@/lib/domain/memorial-page/documents'
import { archiveForm, archivePath, archivePathAfter } from '@/lib/domain/published-pages/paths'
import { canHandleArchive } from '@/lib/domain/published-pages/policy'
import { publishedPageKey } from '@/lib/domain/published-pages/schema'
import { lockCopy } from '@/lib/domain/published-pages/take-away'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Has the copy of a page made anew, whatever is wrong with it. Throws NOT_FOUND where it has none. */
export const publishAgain = defineCommand({
  name: 'published-pages.publish-again',
  session: 'required',
  input: publishedPageKey,
  load: nothing,
  authorize: canHandleArchive,
  run: async ({ tx, about, enqueue }, { id }) => {
    await lockCopy(tx, id)
    const { count } = await tx.publishedPage.updateMany({ where: { memorialId: id }, data: { version: '' } })
    if (count === 0) throw new DomainError('NOT_FOUND')
    await enqueue(publishPageQueue, { memorialId: id })
    about({ type: 'memorial', id })
    return { id }
  },
  form: { name: archiveForm, done: () => archivePathAfter('igen'), back: () => archivePath },
})
