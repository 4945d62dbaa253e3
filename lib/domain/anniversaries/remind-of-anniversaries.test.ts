import { describe, expect, test } from 'vitest'
import { chooseAnniversaries } from '@/lib/domain/anniversaries/commands/choose-anniversaries'
import { anniversaryText } from '@/lib/domain/anniversaries/copy'
import { daysKeptOn, remindOfAnniversaries } from '@/lib/domain/anniversaries/remind-of-anniversaries'
import { listNotifications } from '@/lib/domain/notifications/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const day = '2026-11-21'

async function newPage(columns: object = {}) {
  const owner = await createAccount()
  const dates = { bornYear: 1942, bornMonth: 11, bornDay: 21, diedYear: 2025, diedMonth: 11, diedDay: 21 }
  const memorial = await createMemorial({ owner, ...dates, remembersBirth: true, ...columns })
  return { owner, memorial }
}
const notificationsOf = (user: { id: string }) =>
  db.notification.count({ where: { userId: user.id, kind: 'anniversary' } })
const mailsTo = (user: { email: string }) =>
  db.mail.findMany({ where: { recipient: user.email, template: 'anniversary' } })

describe('on the morning of the day', () => {
  test('every member is notified once a year, in the app and by mail as they chose', async () => {
    const { owner, memorial } = await newPage()
    const [viewer, weekly, quiet] = [await createAccount(), await createAccount(), await createAccount()]
    for (const user of [viewer, weekly, quiet]) await addMember(memorial, user, 'viewer')
    await db.user.update({ where: { id: weekly.id }, data: { mailFrequency: 'weekly' } })
    await db.user.update({ where: { id: quiet.id }, data: { quietUntil: new Date('2026-12-01') } })
    await Promise.all([remindOfAnniversaries({ day }), remindOfAnniversaries({ day })])
    await remindOfAnniversaries({ day })
    expect(await Promise.all([owner, viewer, weekly, quiet].map(notificationsOf))).toEqual([1, 1, 1, 1])
    const mails = await Promise.all([owner, viewer, weekly, quiet].map(mailsTo))
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 0, 0])
    expect(mails[0]?.[0]?.text).toContain('I dag er det 84 år siden, Karen Holm blev født.')
    const { items } = await listNotifications(actorFor(owner), {})
    expect(items[0]).toMatchObject({
      text: expect.stringContaining('Karen Holm blev født'),
      href: `/memorial/${memorial.slug}`,
    })
  })

  test('both anniversaries are announced when they fall on the same day, and again the year after', async () => {
    const { owner } = await newPage({ remembersDeath: true })
    await remindOfAnniversaries({ day })
    expect(await notificationsOf(owner)).toBe(2)
    await db.notification.updateMany({
      where: { userId: owner.id },
      data: { createdAt: new Date('2025-11-21T07:00:00Z') },
    })
    await remindOfAnniversaries({ day })
    expect(await notificationsOf(owner)).toBe(4)
  })

  test.each([
    ['is not switched on', { remembersBirth: false }],
    ['is only known by its month', { bornDay: null }],
    ['is approximate', { bornQualifier: 'about' as const }],
    ['is another', { bornDay: 22 }],
    ['belongs to an archived page', { state: 'archived' as const }],
    ['is the day of birth itself', { bornYear: 2026 }],
  ])('no one is notified when the day %s', async (_, columns) => {
    const { owner } = await newPage(columns)
    await remindOfAnniversaries({ day })
    expect(await notificationsOf(owner)).toBe(0)
  })

  test('pages are processed in batches, each once', async () => {
    const pages = [await newPage(), await newPage(), await newPage()]
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      ;({ last: after } = await remindOfAnniversaries({ day, after, atATime: 2 }))
    }
    expect(await Promise.all(pages.map(({ owner }) => notificationsOf(owner)))).toEqual([1, 1, 1])
  })
})

test('a leap day is remembered on the 28th in common years', () => {
  expect(daysKeptOn('2027-02-28')).toEqual([
    { month: 2, day: 28 },
    { month: 2, day: 29 },
  ])
  expect(daysKeptOn('2028-02-28')).toEqual([{ month: 2, day: 28 }])
  expect(daysKeptOn('2028-02-29')).toEqual([{ month: 2, day: 29 }])
  expect(anniversaryText({ kind: 'death', memorialName: 'Karen Holm', years: 1 })).toBe(
    'I dag er det et år siden, Karen Holm døde.',
  )
})

describe('choosing the days', () => {
  test('is for the owner, also by a form without script', async () => {
    const { owner, memorial } = await newPage()
    await execute(chooseAnniversaries, callerFor(actorFor(owner)), { id: memorial.id, remembersDeath: 'on' })
    const row = await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })
    expect(row).toMatchObject({ remembersBirth: false, remembersDeath: true })
  })

  test('is not for editors, outsiders or visitors', async () => {
    const { memorial } = await newPage()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const choose = (caller: Parameters<typeof execute>[1]) => execute(chooseAnniversaries, caller, { id: memorial.id })
    await expect(choose(callerFor(actorFor(editor)))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(choose(callerFor(actorFor(await createAccount())))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(choose(callerFor(visitor()))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
