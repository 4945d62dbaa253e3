import { describe, expect, test } from 'vitest'
import { classicAnswer } from '@/app/(memorial)/classic-page'
import { answerWithSharePicture } from '@/app/(memorial)/memorial/[id]/opengraph/answer'
import { GET as serve } from '@/app/media/[id]/[file]/route'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { listMyMemorials } from '@/lib/domain/memorials/queries'
import { findLinkTarget } from '@/lib/domain/qr-codes/find-code'
import { hidePage } from '@/lib/domain/reports/commands/hide-page'
import { listSitemapPart } from '@/lib/domain/sharing/sitemap-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { orNull } from '@/lib/server/read'
import { outsider } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createHandler, hideForTest, tokenIn } from '@/tests/factories/reports'

async function page(columns: object = {}) {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner, visibility: 'public', ...columns }) }
}
const hide = async (id: string, words: object = {}) =>
  execute(hidePage, callerFor(await createHandler()), {
    id,
    ground: 'law',
    reasons: 'Et navn må ikke stå der.',
    ...words,
  })
const read = (slug: string) => classicAnswer(outsider, slug, {})

describe('a page hidden by an administrator', () => {
  test('answers visitors with a calm 404 page without the reason', async () => {
    const { memorial } = await page()
    await hide(memorial.id)
    expect(await getMemorialPage(visitor(), memorial.slug)).toEqual({ kind: 'hidden', slug: memorial.slug })
    const response = await read(memorial.slug)
    const text = await response.text()
    expect(response.status).toBe(404)
    expect(text).toContain('Mindesiden vises ikke lige nu')
    expect(text).not.toMatch(/Et navn må ikke|Karen/)
  })

  test('has that page only if it would be open: a private page that is hidden is an ordinary 404', async () => {
    const { memorial } = await page({ visibility: 'members' })
    await hide(memorial.id)
    expect(await getMemorialPage(visitor(), memorial.slug)).toEqual({ kind: 'missing' })
  })

  test('is gone from the sitemap, from shared links and from its pictures, and receives no posts', async () => {
    const { memorial } = await page()
    const { id } = await createPicture({ memorial })
    await hide(memorial.id)
    const listed = await listSitemapPart(outsider, { from: memorial.id, to: null })
    expect(listed.map(({ slug }) => slug)).not.toContain(memorial.slug)
    const shared = await answerWithSharePicture(new Request('http://localhost:3000/'), memorial.slug)
    expect(shared.status).toBe(404)
    const file = await serve(new Request(`http://localhost:3000/media/${id}/80.webp`), {
      params: Promise.resolve({ id, file: '80.webp' }),
    })
    expect(file.status).toBe(404)
    const candle = execute(lightCandle, callerFor(visitor()), { id: memorial.id, name: 'Bo' })
    await expect(candle).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is where its stone leads, so that a scan does not say the page is on its way', async () => {
    const { owner, memorial } = await page()
    const { code } = await createCode({ owner: { id: owner.id, fullName: owner.fullName }, memorials: [memorial] })
    await hide(memorial.id)
    expect(await findLinkTarget(code)).toBe(`/memorial/${memorial.slug}`)
  })

  test('stays with its owner and editors, who read why; viewers are treated as visitors', async () => {
    const { owner, memorial } = await page()
    const [editor, viewer] = await Promise.all([createAccount(), createAccount()])
    await addMember(memorial, editor, 'editor')
    await addMember(memorial, viewer, 'viewer')
    await hide(memorial.id)
    for (const user of [owner, editor]) {
      const answer = await getMemorialPage(actorFor(user), memorial.slug)
      expect(answer).toMatchObject({ kind: 'page', page: { isHidden: true, isOpenForPosts: false } })
      const opened = await orNull(getMemorialForEdit(actorFor(user), { id: memorial.slug }))
      expect(opened?.hiddenReason).toBe('Et navn må ikke stå der.')
    }
    expect(await getMemorialPage(actorFor(viewer), memorial.slug)).toEqual({ kind: 'hidden', slug: memorial.slug })
    expect(await listMyMemorials(actorFor(viewer))).toEqual([])
    expect(await listMyMemorials(actorFor(editor))).toMatchObject([{ hiddenReason: 'Et navn må ikke stå der.' }])
  })

  test('cannot be shown again by its family, who may edit it', async () => {
    const { owner, memorial } = await page()
    await hide(memorial.id)
    const caller = callerFor(actorFor(owner))
    await execute(updateMemorial, caller, { id: memorial.id, epitaph: 'Savnet.' })
    await execute(updateMemorial, caller, { id: memorial.id, state: 'archived' })
    await execute(updateMemorial, caller, { id: memorial.id, state: 'published' })
    expect(await getMemorialPage(visitor(), memorial.slug)).toEqual({ kind: 'hidden', slug: memorial.slug })
  })

  test('is recorded, and mailed to its owner with reason, ground, the human decision and how to complain', async () => {
    const { owner, memorial } = await page()
    const { result } = await hide(memorial.id)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: owner.email } })
    expect(mail.template).toBe('content-hidden')
    const text = mail.text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'Et navn må ikke stå der.',
      'Grunden er loven',
      'truffet af et menneske',
      'inden for seks måneder',
      'Digitaliseringsstyrelsen',
    ]) {
      expect(text).toContain(part)
    }
    expect(tokenIn(mail.text)).toHaveLength(43)
    const row = await db.supportCase.findUniqueOrThrow({ where: { number: result.number }, include: { report: true } })
    expect(row).toMatchObject({ topic: 'report', status: 'closed', report: { decision: 'page_hidden', ground: 'law' } })
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'reports.hide-page', subjectId: memorial.id },
    })
    expect(audit.detail).toMatchObject({ case: result.number })
  })
})

test('hiding a page names invalid fields, and happens once', async () => {
  const { memorial } = await page()
  await expect(hide(memorial.id, { reasons: ' ', ground: 'andet' })).rejects.toMatchObject({
    fields: { reasons: 'Skriv en begrundelse.', ground: 'Vælg, om det er loven eller betingelserne.' },
  })
  await expect(hide('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await hideForTest(memorial)
  await expect(hide(memorial.id)).rejects.toMatchObject({ code: 'ALREADY_HIDDEN' })
})
