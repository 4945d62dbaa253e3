import { describe, expect, it } from 'vitest'
import { POST as confirm } from '@/app/api/followers/[token]/route'
import { GET as open, POST as stop } from '@/app/api/followers/[token]/stop/route'
import { askToFollow } from '@/lib/domain/followers/commands/ask-to-follow'
import { confirmFollowing } from '@/lib/domain/followers/commands/confirm-following'
import { stopFollowing } from '@/lib/domain/followers/commands/stop-following'
import { followerToken } from '@/lib/domain/followers/follower-token'
import { followerPersonalData } from '@/lib/domain/followers/personal-data'
import { countFollowers, findFollowing } from '@/lib/domain/followers/queries'
import { deleteMemorial } from '@/lib/domain/privacy/forget-person'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createFollower } from '@/tests/factories/followers'
import { createMemorial } from '@/tests/factories/memorials'

const mailbox = () => `lis-${crypto.randomUUID()}@eksempel.dk`
const caller = () => callerFor(visitor(), { address: crypto.randomUUID() })
const ask = (id: string, email: string) => execute(askToFollow, caller(), { id, email })
const mailsTo = (recipient: string) => db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
const tokenIn = (text: string) => /\/foelg\/([\w-]{43})\b/.exec(text)?.[1] ?? expect.fail(text)
const rowsOf = (memorial: { id: string }) => db.follower.findMany({ where: { memorialId: memorial.id } })
const view = (token: string) => findFollowing(visitor(), { token })

async function openPage(columns: object = {}, options: object = {}) {
  const owner = await createAccount(options)
  return { owner, memorial: await createMemorial({ owner, ...columns }) }
}

describe('following a page', () => {
  it('begins when the mailbox says yes, and ends with one press, each time by the same link', async () => {
    const { owner, memorial } = await openPage()
    const email = mailbox()
    await ask(memorial.slug, email)
    const [mail] = await mailsTo(email)
    const token = tokenIn(mail?.text ?? '')
    expect(mail?.text).toContain('mindesiden for Karen Holm')
    expect(await view(token)).toEqual({
      kind: 'asked',
      by: 'mail',
      page: { slug: memorial.slug, memorialName: 'Karen Holm' },
    })
    expect(await countFollowers(actorFor(owner), { id: memorial.id })).toBe(0)
    await execute(confirmFollowing, caller(), { token })
    expect(await view(token)).toMatchObject({ kind: 'following' })
    expect(await countFollowers(actorFor(owner), { id: memorial.id })).toBe(1)
    await execute(stopFollowing, caller(), { token })
    await execute(stopFollowing, caller(), { token })
    expect([await view(token), await rowsOf(memorial)]).toEqual([{ kind: 'over' }, []])
    await expect(execute(confirmFollowing, caller(), { token })).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })

  it('is asked for with the same answer and the same mail, whether the address follows already or not', async () => {
    const { memorial } = await openPage()
    const [known, unknown] = [mailbox(), mailbox()]
    await createFollower({ memorial, email: known, confirmedAt: new Date() })
    const answers = [await ask(memorial.id, known.toUpperCase()), await ask(memorial.id, unknown)]
    expect(answers[0]).toEqual(answers[1])
    const texts = (await Promise.all([mailsTo(known.toUpperCase()), mailsTo(unknown)])).map(([mail]) =>
      mail?.text.replace(/foelg\/[\w-]+/, ''),
    )
    expect(texts[0]).toBe(texts[1])
    expect(await rowsOf(memorial)).toHaveLength(2)
  })

  it.each([
    ['only members see', { visibility: 'members' as const }],
    ['is a draft', { state: 'draft' as const }],
    ['is archived', { state: 'archived' as const }],
    ['is hidden by the operator', { hiddenAt: new Date() }],
  ])('is not possible where the page %s, and its link no longer names it', async (_, columns) => {
    const { owner, memorial } = await openPage(columns)
    await expect(ask(memorial.id, mailbox())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = execute(askToFollow, callerFor(actorFor(owner)), { id: memorial.id, email: mailbox() })
    await expect(own).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { id } = await createFollower({ memorial, confirmedAt: new Date() })
    expect(await view(followerToken(id))).toEqual({ kind: 'following', by: 'mail', page: null })
  })

  it('sends one mailbox three mails about a page a day, and six about all pages', async () => {
    const { memorial } = await openPage()
    const email = mailbox()
    const refused = { code: 'TOO_MANY_REQUESTS' }
    for (let time = 0; time < 3; time++) await ask(memorial.id, email)
    await expect(ask(memorial.id, email)).rejects.toMatchObject(refused)
    const other = await openPage()
    for (let time = 0; time < 3; time++) await ask(other.memorial.id, email)
    await expect(ask((await openPage()).memorial.id, email)).rejects.toMatchObject(refused)
    expect(await mailsTo(email)).toHaveLength(6)
  })

  it('names no page in a mail to a stranger while its owner has not confirmed an address', async () => {
    const { memorial } = await openPage({ firstName: 'Billige varer' }, { isEmailConfirmed: false })
    const email = mailbox()
    await ask(memorial.id, email)
    const [mail] = await mailsTo(email)
    expect(`${mail?.subject} ${mail?.html}`).not.toContain('Billige')
  })

  it('needs our own link', async () => {
    const { memorial } = await openPage()
    const [one, other] = [await createFollower({ memorial }), await createFollower({ memorial })]
    const [token, foreign] = [followerToken(one.id), followerToken(other.id)]
    for (const forged of ['', 'forkert', token.slice(0, 21) + foreign.slice(21), `${token}A`]) {
      expect(await view(forged), forged).toEqual({ kind: 'over' })
      await expect(execute(stopFollowing, caller(), { token: forged || 'x' })).rejects.toMatchObject({
        code: 'TOKEN_UNKNOWN',
      })
    }
    expect(await rowsOf(memorial)).toHaveLength(2)
  })

  it('ends by a mail program’s own press, without a cookie, an origin or a page; only opening changes nothing', async () => {
    const { memorial } = await openPage()
    const token = followerToken((await createFollower({ memorial })).id)
    const params = Promise.resolve({ token })
    const url = `http://localhost/api/followers/${token}/stop`
    const press = () =>
      new Request(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect((await confirm(press(), { params })).status).toBe(200)
    const opened = await open(new Request(url), { params })
    expect(opened.headers.get('location')).toBe(`/foelg/${token}`)
    expect(await rowsOf(memorial)).toHaveLength(1)
    expect((await stop(press(), { params })).status).toBe(200)
    expect(await rowsOf(memorial)).toEqual([])
  })
})

describe('what is stored of followers', () => {
  it('goes with the page, with a confirmed account, and after a week without a yes', async () => {
    const { owner, memorial } = await openPage()
    const proven = await createAccount()
    const typed = await createAccount({ isEmailConfirmed: false })
    const now = new Date()
    await createFollower({ memorial, email: proven.email, confirmedAt: now })
    await createFollower({ memorial, email: typed.email, confirmedAt: now })
    await createFollower({ memorial, email: mailbox(), askedAt: new Date(now.getTime() - 8 * dayMs) })
    await createFollower({ memorial, email: mailbox(), askedAt: new Date(now.getTime() - 6 * dayMs) })
    expect(await followerPersonalData.about(db, actorFor(proven))).toEqual({
      followedPages: [{ memorial: 'Karen Holm', slug: memorial.slug }],
    })
    expect(await followerPersonalData.about(db, actorFor(typed))).toEqual({ followedPages: [] })
    await followerPersonalData.tidy(now)
    expect(await rowsOf(memorial)).toHaveLength(3)
    await db.$transaction(async (tx) => {
      for (const person of [proven, typed]) await followerPersonalData.forget(tx, person)
    })
    expect(await rowsOf(memorial)).toHaveLength(2)
    const context = { enqueue: async () => {} }
    await db.$transaction((tx) =>
      deleteMemorial({ ...context, tx }, memorial.id, { actorId: owner.id, actorName: null }),
    )
    expect(await rowsOf(memorial)).toEqual([])
  })
})
