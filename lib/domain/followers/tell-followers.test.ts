import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { followerToken } from '@/lib/domain/followers/follower-token'
import { nextFollowedPages, tellFollowers } from '@/lib/domain/followers/tell-followers'
import { sendMail } from '@/lib/domain/notifications/send-mail'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createBrowserFollower, createFollower } from '@/tests/factories/followers'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const ago = (days: number) => new Date(Date.now() - days * dayMs)
const today = danishDay(new Date())
const [year = 0, month = 0, date = 0] = today.split('-').map(Number)
const mailsTo = ({ email }: { email: string }) =>
  db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
const counts = async (followers: Array<{ email: string }>) =>
  Promise.all(followers.map(async (follower) => (await mailsTo(follower)).length))

async function followed(columns: object = {}) {
  const memorial = await createMemorial({ owner: await createAccount(), ...columns })
  const follower = await createFollower({ memorial, confirmedAt: ago(30) })
  return { memorial, follower, tell: (day = today) => tellFollowers({ memorialId: memorial.id, day }) }
}

/** With an approved greeting. */
async function withNews(columns: object = {}) {
  const page = await followed(columns)
  await createContribution({ memorial: page.memorial, status: 'approved' })
  return page
}

describe('new memories', () => {
  it('are told to those who follow, in one mail a week, and never twice', async () => {
    const { memorial, follower, tell } = await withNews()
    const late = await createFollower({ memorial, confirmedAt: new Date(Date.now() + dayMs) })
    const asked = await createFollower({ memorial })
    await Promise.all([tell(), tell()])
    await tell()
    expect(await counts([follower, late, asked])).toEqual([1, 0, 0])
    await createContribution({ memorial, kind: 'tribute', status: 'approved' })
    await createPicture({ memorial })
    await tell()
    expect(await counts([follower])).toEqual([1])
    await db.follower.update({ where: { id: follower.id }, data: { lastToldAt: ago(8) } })
    await tell()
    const [first, second] = await mailsTo(follower)
    expect(first?.text).toContain('Der er kommet nye hilsner på mindesiden for Karen Holm.')
    expect(second?.text).toContain('nye hilsner, minder og billeder')
    await db.follower.update({ where: { id: follower.id }, data: { lastToldAt: new Date() } })
    expect(await tell()).toMatchObject({ sent: 0 })
  })

  it('are what visitors see: neither candles nor what waits, is rejected or hidden, and never its words or writer', async () => {
    const { memorial, follower, tell } = await followed()
    for (const status of ['pending', 'rejected', 'hidden'] as const) await createContribution({ memorial, status })
    await createContribution({ memorial, kind: 'candle', status: 'approved' })
    const { id } = await createPicture({ memorial })
    await db.media.update({ where: { id }, data: { status: 'hidden' } })
    await tell()
    expect(await counts([follower])).toEqual([0])
    await createContribution({ memorial, status: 'approved', authorName: 'Bodil', message: 'En hemmelighed' })
    await tell()
    const [mail] = await mailsTo(follower)
    expect(mail?.html).not.toMatch(/Bodil|hemmelighed/)
  })

  it('that waited are new when they are approved', async () => {
    const { memorial, follower, tell } = await followed()
    const { id } = await createContribution({ memorial, status: 'approved' })
    await db.contribution.update({ where: { id }, data: { createdAt: ago(40), decidedAt: ago(40) } })
    await tell()
    expect(await counts([follower])).toEqual([0])
    await db.contribution.update({ where: { id }, data: { decidedAt: new Date() } })
    await tell()
    expect(await counts([follower])).toEqual([1])
  })

  it.each([
    ['for members only', { visibility: 'members' as const }],
    ['archived', { state: 'archived' as const }],
    ['hidden', { hiddenAt: new Date() }],
  ])('are told to nobody while the page is %s', async (_, closed) => {
    const { memorial, follower, tell } = await withNews()
    await db.memorial.update({ where: { id: memorial.id }, data: closed })
    await tell()
    expect(await counts([follower])).toEqual([0])
    expect((await nextFollowedPages({})).ids).not.toContain(memorial.id)
  })

  it('are told in portions, to each follower once', async () => {
    const { memorial, follower } = await withNews()
    const others = [
      await createFollower({ memorial, confirmedAt: ago(2) }),
      await createFollower({ memorial, confirmedAt: ago(1) }),
    ]
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      ;({ last: after } = await tellFollowers({ memorialId: memorial.id, day: today, after, atATime: 2 }))
    }
    expect(await counts([follower, ...others])).toEqual([1, 1, 1])
  })
})

describe('what was written before the page was closed', () => {
  it.each([
    ['for members only', { visibility: 'members' as const }],
    ['archived', { state: 'archived' as const }],
    ['hidden', { hiddenAt: new Date() }],
  ])('is not sent once the page is %s', async (_, closed) => {
    const { memorial, follower, tell } = await withNews()
    await tell()
    const [mail] = await mailsTo(follower)
    await db.memorial.update({ where: { id: memorial.id }, data: closed })
    await sendMail(mail?.id ?? '', 1)
    expect(await mailsTo(follower)).toMatchObject([{ status: 'dropped', sentAt: null }])
    await expect(readFile(`${env.DATA_DIR}/mail/${mail?.messageId}.eml`)).rejects.toThrow('ENOENT')
  })

  it('is deleted with the follower, so that nobody gets a mail after the press', async () => {
    const { follower, tell } = await withNews()
    await tell()
    const [mail] = await mailsTo(follower)
    await db.follower.delete({ where: { id: follower.id } })
    await sendMail(mail?.id ?? '', 1)
    expect(await mailsTo(follower)).toEqual([])
  })
})

it('a browser that follows is told the same by push, once, and never the words or their writer', async () => {
  const { memorial, tell } = await withNews()
  const { id } = await createBrowserFollower({ memorial, confirmedAt: ago(30) })
  await createContribution({ memorial, status: 'approved', authorName: 'Bodil', message: 'En hemmelighed' })
  await Promise.all([tell(), tell()])
  const jobs = await db.$queryRaw`
    SELECT data FROM pgboss.job WHERE name = 'push-follower' AND data::text LIKE ${`%${id}%`}`
  expect(jobs).toHaveLength(1)
  expect(JSON.stringify(jobs)).toContain('Der er kommet nye hilsner på mindesiden for Karen Holm.')
  expect(JSON.stringify(jobs)).toContain(followerToken(id))
  expect(JSON.stringify(jobs)).not.toMatch(/Bodil|hemmelighed/)
})

describe('anniversaries', () => {
  const born = { bornYear: year - 84, bornMonth: month, bornDay: date }
  const died = { diedYear: year - 2, diedMonth: month, diedDay: date }

  it('that the owner wants remembered are told in one mail on the day, whatever was told that week', async () => {
    const { follower, tell } = await followed({ ...born, ...died, remembersBirth: true, remembersDeath: true })
    await db.follower.update({ where: { id: follower.id }, data: { lastToldAt: new Date() } })
    await Promise.all([tell(), tell()])
    await tell()
    const mails = await mailsTo(follower)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('En dag at mindes Karen Holm')
    expect(mails[0]?.text).toContain('I dag er det 84 år siden, Karen Holm blev født.')
    expect(mails[0]?.text).toContain('I dag er det 2 år siden, Karen Holm døde.')
  })

  it('are told neither on another day nor where the owner has not chosen them', async () => {
    const chosen = await followed({ ...born, remembersBirth: true })
    await chosen.tell(danishDay(ago(1)))
    const other = await followed({ ...born, ...died })
    await other.tell()
    expect(await counts([chosen.follower, other.follower])).toEqual([0, 0])
  })
})

it('each mail has a link to stop, in its text and for the mail program', async () => {
  const { follower, tell } = await withNews()
  await tell()
  const [mail] = await mailsTo(follower)
  const [, token = ''] = /\/foelg\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  expect(mail?.stopUrl).toMatch(new RegExp(`/api/followers/${token}/stop$`))
  await sendMail(mail?.id ?? '', 1)
  const sent = (await readFile(`${env.DATA_DIR}/mail/${mail?.messageId}.eml`, 'utf8')).replace(/\r\n[ \t]/g, ' ')
  expect(sent).toContain(`List-Unsubscribe: <${mail?.stopUrl}>`)
  expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
