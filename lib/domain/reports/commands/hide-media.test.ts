import { describe, expect, test } from 'vitest'
import { GET } from '@/app/media/[id]/[file]/route'
import { listDownloadFiles } from '@/lib/domain/memorial-page/download/download-files'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { hideMedia } from '@/lib/domain/reports/commands/hide-media'
import { findSharePicture } from '@/lib/domain/sharing/share-picture-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { orNull } from '@/lib/server/read'
import { outsider } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler } from '@/tests/factories/reports'

async function picture() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { owner, memorial, picture: await createPicture({ memorial }) }
}
const hide = async (id: string) =>
  execute(hideMedia, callerFor(await createHandler()), { id, ground: 'law', reasons: 'En er med imod sin vilje.' })
const fetchFile = (id: string, file: string, cookie?: string) =>
  GET(new Request(`http://localhost:3000/media/${id}/${file}`, { headers: cookie ? { cookie } : {} }), {
    params: Promise.resolve({ id, file }),
  })

describe('a picture hidden by an administrator', () => {
  test('is gone from the page, from shared links and the download, and its file is not served', async () => {
    const { memorial, picture: shown } = await picture()
    await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: shown.id, coverId: shown.id } })
    await hide(shown.id)
    const answer = await getMemorialPage(visitor(), memorial.slug)
    expect(answer).toMatchObject({ page: { portrait: null, cover: null, pictures: { items: [] } } })
    expect(await findSharePicture(outsider, { id: memorial.slug })).toMatchObject({ portrait: null })
    expect(await listDownloadFiles(memorial.id)).toEqual([])
    for (const file of ['80.webp', 'original']) expect((await fetchFile(shown.id, file)).status).toBe(404)
  })

  test('stays with the page’s editors, who read why and may download the file, but cannot show it', async () => {
    const { owner, memorial, picture: shown } = await picture()
    await hide(shown.id)
    const opened = await orNull(getMemorialForEdit(actorFor(owner), { id: memorial.slug }))
    expect(opened?.pictures).toMatchObject([
      { id: shown.id, status: 'hidden', hiddenReason: 'En er med imod sin vilje.' },
    ])
    const { cookie } = await signIn(owner)
    for (const file of ['80.webp', 'original']) expect((await fetchFile(shown.id, file, cookie)).status).toBe(200)
    const asPortrait = execute(updateMemorial, callerFor(actorFor(owner)), { id: memorial.id, portraitId: shown.id })
    await expect(asPortrait).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('leaves the text of its post', async () => {
    const { memorial } = await picture()
    const post = await createContribution({ memorial, status: 'approved' })
    const { id } = await createPicture({ memorial, contributionId: post.id })
    await hide(id)
    const answer = await getMemorialPage(visitor(), memorial.slug)
    expect(answer).toMatchObject({ page: { greetings: { items: [{ id: post.id, pictures: [] }] } } })
    expect((await fetchFile(id, '80.webp')).status).toBe(404)
  })

  test('is not hidden twice, nor while it is processing', async () => {
    const { picture: shown } = await picture()
    await db.media.update({ where: { id: shown.id }, data: { status: 'processing' } })
    await expect(hide(shown.id)).rejects.toMatchObject({ code: 'MEDIA_NOT_READY' })
    await db.media.update({ where: { id: shown.id }, data: { status: 'ready' } })
    await hide(shown.id)
    await expect(hide(shown.id)).rejects.toMatchObject({ code: 'ALREADY_HIDDEN' })
  })
})
