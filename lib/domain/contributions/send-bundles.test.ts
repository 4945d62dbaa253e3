import { expect, it } from 'vitest'
import { notifyOfContribution } from '@/lib/domain/contributions/notify-of-contribution'
import { sendBundles } from '@/lib/domain/contributions/send-bundles'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { Actor } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'

async function openPage(daysAgo = 0) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const publishedAt = new Date(Date.now() - daysAgo * dayMs)
  await db.memorial.update({ where: { id: memorial.id }, data: { publishedAt } })
  const receive = async (columns: object = {}, actor: Actor = visitor()) => {
    const post = await createContribution({ memorial, ...columns })
    await db.$transaction((tx) =>
      notifyOfContribution({ tx, actor, enqueue: (job, payload) => enqueue(tx, job, payload) }, memorial.id, post),
    )
    return post
  }
  const mails = async () => {
    const rows = await db.mail.findMany({ where: { recipient: owner.email }, orderBy: { id: 'asc' } })
    return rows.map(({ template, text, html }) => ({ template, text, html }))
  }
  const templates = async () => (await mails()).map(({ template }) => template)
  return { owner, memorial, receive, mails, templates }
}

it('the first greeting of a new page is mailed at once, the following ones hourly in one mail', async () => {
  const { receive, mails, templates } = await openPage()
  await receive()
  expect(await templates()).toEqual(['contribution-received'])
  await receive({ message: 'Tak for kaffen.\nOg for kagen.' })
  await receive()
  expect(await templates()).toEqual(['contribution-received'])
  await Promise.all(Array.from({ length: 4 }, () => sendBundles()))
  await sendBundles()
  expect(await templates()).toEqual(['contribution-received', 'contribution-summary'])
  expect((await mails())[1]?.text).toContain('Tak for kaffen.\nOg for kagen.')
})

it('a single post in an hour is mailed with its text, its pictures and the links to decide', async () => {
  const { receive, mails, memorial } = await openPage()
  await receive()
  const post = await receive({ message: 'Én linje.\n\nOg en til.' })
  const { id } = await createPicture({ memorial, contributionId: post.id })
  await sendBundles()
  const last = (await mails())[1]
  expect(last?.template).toBe('contribution-received')
  expect(last?.text).toContain('Én linje.\n\nOg en til.')
  expect(last?.text).toContain('/admin/decide/')
  expect(last?.html).toContain(`cid:picture-${id}`)
})

it('after the first seven days each post is mailed on its own, as the person chose', async () => {
  const { receive, templates } = await openPage(8)
  await receive()
  await receive()
  expect(await templates()).toEqual(['contribution-received', 'contribution-received'])
  expect(await sendBundles()).toMatchObject({ sent: 0 })
})

it('neither a candle without a message nor the family’s own posts count as the first one', async () => {
  const { receive, templates, memorial, owner } = await openPage()
  const editor = await createAccount()
  await addMember(memorial, editor, 'editor')
  await receive({ kind: 'candle', status: 'approved' })
  await receive({ userId: editor.id }, actorFor(editor))
  await db.mail.deleteMany({ where: { recipient: owner.email } })
  await receive()
  expect(await templates()).toEqual(['contribution-received'])
})

it('the hourly mail respects a pause and “no mail”, and leaves out posts that another moderator rejected', async () => {
  const { owner, receive, templates } = await openPage()
  await receive()
  const { id } = await receive()
  await db.user.update({ where: { id: owner.id }, data: { mailFrequency: 'never' } })
  await sendBundles()
  await db.user.update({
    where: { id: owner.id },
    data: { mailFrequency: 'at_once', quietUntil: new Date(Date.now() + 3 * dayMs) },
  })
  await sendBundles()
  expect(await db.notification.count({ where: { contributionId: id, mailedAt: null } })).toBe(1)
  await db.user.update({ where: { id: owner.id }, data: { quietUntil: null } })
  await db.contribution.update({ where: { id }, data: { status: 'rejected' } })
  await sendBundles()
  expect(await templates()).toEqual(['contribution-received'])
})
