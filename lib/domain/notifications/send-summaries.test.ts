import { describe, expect, it } from 'vitest'
import { sendSummaries } from '@/lib/domain/notifications/send-summaries'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { createContribution } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

type Choices = { mailFrequency?: 'at_once' | 'daily' | 'weekly' | 'never'; quietUntil?: Date; disabledAt?: Date }
type Post = Omit<Parameters<typeof createContribution>[0], 'memorial'>

// Whatever the tests create is older, by at most a week; seen from a Monday, this Tuesday is before the next Monday.
const monday = dayAfterNow(1)
const tuesday = dayAfterNow(2)

/** The first such weekday after today, yyyy-mm-dd. In UTC, as days are compared: Denmark may be a day ahead. */
function dayAfterNow(weekday: number): string {
  const date = new Date()
  do date.setUTCDate(date.getUTCDate() + 1)
  while (date.getUTCDay() !== weekday)
  return date.toISOString().slice(0, 10)
}

async function withPage(choices: Choices = { mailFrequency: 'daily' }) {
  const owner = await createAccount({ fullName: 'Åse Holm' })
  await db.user.update({ where: { id: owner.id }, data: choices })
  const memorial = await createMemorial({ owner })
  const addNews = async (post: Post = {}) => {
    const { id } = await createContribution({ memorial, ...post })
    const data = { userId: owner.id, kind: 'contribution_received' as const, memorialId: memorial.id }
    return db.notification.create({ data: { ...data, contributionId: id } })
  }
  const mails = () => db.mail.findMany({ where: { recipient: owner.email }, orderBy: { id: 'asc' } })
  const countWaiting = () => db.notification.count({ where: { userId: owner.id, mailedAt: null } })
  return { owner, memorial, addNews, mails, countWaiting }
}

/** All batches of a morning, as the queue runs them. */
async function sendAll(day: string, atATime?: number) {
  let after: string | undefined
  do {
    const { last } = await sendSummaries({ day, after, ...(atATime ? { atATime } : {}) })
    after = last
  } while (after)
}

describe('the summary', () => {
  it('has everything gathered in one mail, with links to the list and to fewer mails', async () => {
    const { memorial, addNews, mails, countWaiting } = await withPage()
    await addNews({ authorName: 'Bo Lind', message: 'Vi savner dig.' })
    await addNews({ kind: 'tribute', title: 'Fjorden', message: 'Den sommer.', status: 'approved' })
    for (let n = 0; n < 3; n++) await addNews({ kind: 'candle', status: 'approved' })
    await sendAll(tuesday)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Nyt på mindesiden for Karen Holm')
    const text = mail?.text.replace(/\s+/g, ' ')
    expect(text).toContain('Kære Åse Holm')
    expect(text).toContain('1 hilsen, 1 minde og 3 lys. Heraf venter 1 på din godkendelse.')
    expect(text).toContain('Vi savner dig. Bo Lind')
    expect(text).toContain('Fjorden Den sommer.')
    expect(text).toContain(`/memorial/${memorial.slug}/admin`)
    expect(text).toContain('/profile#mailvalg')
    expect(await countWaiting()).toBe(0)
  })

  it('is sent once, however often and by however many processes the morning is run', async () => {
    const { addNews, mails } = await withPage()
    await addNews()
    await Promise.all(Array.from({ length: 6 }, () => sendSummaries({ day: tuesday })))
    await sendAll(tuesday)
    expect(await mails()).toHaveLength(1)
  })

  it('reaches everyone also in small batches, despite a failure for one person', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => withPage()))
    for (const { addNews } of pages) await addNews()
    const [first, broken, ...rest] = pages.sort((a, b) => (a.owner.id < b.owner.id ? -1 : 1))
    if (!first || !broken) throw new Error('five pages were made')
    // The outbox refuses a mail to this address.
    await db.user.update({ where: { id: broken.owner.id }, data: { email: '' } })
    await asOwner(`ALTER TABLE "Mail" ADD CONSTRAINT "test_recipient" CHECK (recipient <> '')`)
    try {
      await sendAll(tuesday, 2)
    } finally {
      await asOwner(`ALTER TABLE "Mail" DROP CONSTRAINT "test_recipient"`)
    }
    for (const page of [first, ...rest]) expect(await page.mails()).toHaveLength(1)
    expect(await broken.countWaiting()).toBe(1)
  })

  it('groups by page, pages with pending posts first', async () => {
    const { owner, addNews, mails } = await withPage()
    await addNews({ status: 'approved' })
    const other = await createMemorial({ owner, firstName: 'Niels', lastName: 'Bruun' })
    const { id } = await createContribution({ memorial: other, authorName: 'Lis' })
    const data = { userId: owner.id, kind: 'contribution_received' as const, memorialId: other.id, contributionId: id }
    await db.notification.create({ data })
    await sendAll(tuesday)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Nyt på mindesiderne')
    expect(mail?.text.search(/Niels Bruun/i)).toBeLessThan(mail?.text.search(/Karen Holm/i) ?? -1)
  })
})

describe('when it is sent', () => {
  it('weekly on Mondays, on another day only after a missed Monday', async () => {
    const { addNews, mails } = await withPage({ mailFrequency: 'weekly' })
    const { id } = await addNews()
    await sendAll(tuesday)
    expect(await mails()).toHaveLength(0)
    await sendAll(monday)
    expect(await mails()).toHaveLength(1)
    const longAgo = new Date(new Date(tuesday).getTime() - 8 * dayMs)
    await db.notification.update({ where: { id }, data: { mailedAt: null, createdAt: longAgo } })
    await sendAll(tuesday)
    expect(await mails()).toHaveLength(2)
  })

  it.each(['at_once', 'daily', 'weekly'] as const)(
    'for %s not during a pause, but on the morning it ends',
    async (rhythm) => {
      const { addNews, mails } = await withPage({ mailFrequency: rhythm, quietUntil: new Date(monday) })
      await addNews()
      const sunday = new Date(new Date(monday).getTime() - dayMs).toISOString().slice(0, 10)
      await sendAll(sunday)
      expect(await mails()).toHaveLength(0)
      await sendAll(monday)
      expect(await mails()).toHaveLength(1)
    },
  )

  it.each([
    ['who wants none', { mailFrequency: 'never' }],
    ['whose account is closed', { mailFrequency: 'daily', disabledAt: new Date() }],
  ] as const)('not for somebody %s', async (_, choices) => {
    const { addNews, mails, countWaiting } = await withPage(choices)
    await addNews()
    await sendAll(monday)
    expect(await mails()).toHaveLength(0)
    expect(await countWaiting()).toBe(1)
  })
})

describe('what it leaves out', () => {
  it('posts rejected since, and the whole mail when there were no others', async () => {
    const { addNews, mails, countWaiting } = await withPage()
    await addNews({ status: 'rejected', message: 'Grimme ord' })
    await sendAll(tuesday)
    expect(await mails()).toHaveLength(0)
    expect(await countWaiting()).toBe(0)
  })

  it('text from a page that the person no longer moderates', async () => {
    const { memorial, mails, owner } = await withPage()
    const editor = await createAccount()
    await db.user.update({ where: { id: editor.id }, data: { mailFrequency: 'daily' } })
    await addMember(memorial, editor, 'editor')
    const { id } = await createContribution({ memorial })
    for (const userId of [owner.id, editor.id]) {
      const data = { userId, kind: 'contribution_received' as const, memorialId: memorial.id, contributionId: id }
      await db.notification.create({ data })
    }
    await db.memorialMember.updateMany({ where: { userId: editor.id }, data: { role: 'viewer' } })
    await sendAll(tuesday)
    expect(await mails()).toHaveLength(1)
    expect(await db.mail.count({ where: { recipient: editor.email } })).toBe(0)
  })

  it('news that is not about pages: it has a mail of its own', async () => {
    const { owner, mails, countWaiting } = await withPage()
    await db.notification.create({ data: { userId: owner.id, kind: 'support_case_answered' } })
    await sendAll(tuesday)
    expect(await mails()).toHaveLength(0)
    expect(await countWaiting()).toBe(1)
  })
})
