import { describe, expect, it } from 'vitest'
import { jobs } from '@/lib/domain/jobs'
import { lastNoticeDays, retentionDays } from '@/lib/domain/legal/retention'
import { removePagePicturesJob } from '@/lib/domain/media/pictures/jobs'
import { inviteMember } from '@/lib/domain/members/commands/invite-member'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { listNotifications } from '@/lib/domain/notifications/queries'
import { keepDraft } from '@/lib/domain/privacy/commands/keep-draft'
import { processDraftJob, processDraftsJob } from '@/lib/domain/privacy/jobs'
import { getDraft } from '@/lib/domain/privacy/queries'
import { listDueDrafts } from '@/lib/domain/privacy/unused-drafts'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPerson, createTree } from '@/tests/factories/family-tree'
import { createPicture } from '@/tests/factories/media'
import { createRequest, createSuccessor } from '@/tests/factories/members'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan } from '@/tests/factories/plans'
import { createCode } from '@/tests/factories/qr-codes'
import { createReport } from '@/tests/factories/reports'
import { createShopOrder } from '@/tests/factories/shop-orders'
import { createEvent } from '@/tests/factories/timeline'

const year = retentionDays.unusedDraft
const month = retentionDays.draftNotice

type Draft = Awaited<ReturnType<typeof aDraft>>

/** A draft that was last used so many days ago. */
async function aDraft(daysAgo = year + 1) {
  const owner = await createAccount({ fullName: 'Tove Brandt' })
  const memorial = await createMemorial({ owner, state: 'draft', firstName: 'Aksel', lastName: 'Brandt' })
  const draft = { owner, memorial, actor: actorFor(owner) }
  await passDays(draft, daysAgo)
  return draft
}

/** As if so many days went by: whatever was noted of the draft is so much older by the database's clock. */
async function passDays({ memorial: { id } }: Pick<Draft, 'memorial'>, days: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "Memorial" SET "createdAt" = "createdAt" - make_interval(days => ${days}::int),
      "updatedAt" = "updatedAt" - make_interval(days => ${days}::int) WHERE id = ${id}::uuid`
  await db.$executeRaw`
    UPDATE "MemorialMember" SET "createdAt" = "createdAt" - make_interval(days => ${days}::int)
    WHERE "memorialId" = ${id}::uuid`
  await db.$executeRaw`
    UPDATE "DraftNotice" SET "announcedAt" = "announcedAt" - make_interval(days => ${days}::int),
      "remindedAt" = "remindedAt" - make_interval(days => ${days}::int) WHERE "memorialId" = ${id}::uuid`
}

/** What the morning's job does for this draft, and whose mails go out. */
async function morning({ memorial, owner }: Draft, areMailsSent = true): Promise<string | null> {
  const due = (await listDueDrafts(db)).find(({ id }) => id === memorial.id)
  if (due) await processDraftJob.perform({ memorialId: due.id })
  if (areMailsSent) {
    const sent = { status: 'sent', sentAt: new Date() } as const
    await db.mail.updateMany({ where: { recipient: owner.email, status: 'queued' }, data: sent })
  }
  return due?.step ?? null
}

async function announced() {
  const draft = await aDraft()
  expect(await morning(draft)).toBe('announce')
  return draft
}

/** Announced and reminded of; one morning before it is removed. */
async function nearlyGone() {
  const draft = await announced()
  await passDays(draft, month - lastNoticeDays)
  expect(await morning(draft)).toBe('remind')
  await passDays(draft, lastNoticeDays)
  return draft
}

const isThere = async ({ memorial: { id } }: Draft) => (await db.memorial.count({ where: { id } })) > 0
const mailsOf = ({ owner }: Draft) =>
  db.mail.findMany({ where: { recipient: owner.email, template: 'draft-unused' }, orderBy: { id: 'asc' } })
const linkIn = (text: string) => /\/profile\/drafts\/([\w-]+)\?noegle=([\w-]{43})/.exec(text) ?? []
const ofOwner = ({ owner, memorial }: Draft) => ({ memorialId: memorial.id, createdById: owner.id })

describe('a draft that nobody used for a year', () => {
  it('is announced, announced again a week before, and removed with its files a month after', async () => {
    const draft = await aDraft(year - 1)
    const picture = await createPicture(draft)
    await db.media.update({ where: { id: picture.id }, data: { createdById: draft.owner.id } })
    expect(await morning(draft)).toBeNull()
    await passDays(draft, 2)
    expect(await morning(draft)).toBe('announce')
    expect(await morning(draft)).toBeNull()
    await passDays(draft, month - lastNoticeDays - 1)
    expect(await morning(draft)).toBeNull()
    await passDays(draft, 1)
    expect(await morning(draft)).toBe('remind')
    await passDays(draft, lastNoticeDays - 1)
    expect(await morning(draft)).toBeNull()
    expect(await isThere(draft)).toBe(true)
    await passDays(draft, 1)
    expect(await morning(draft)).toBe('remove')
    expect(await isThere(draft)).toBe(false)
    const { storageKey } = picture.prepared
    const [job] = await db.$queryRaw<Array<{ data: unknown }>>`
      SELECT data FROM pgboss.job WHERE name = ${removePagePicturesJob.name} AND data::text LIKE ${`%${storageKey}%`}`
    await removePagePicturesJob.perform(job?.data)
    expect(await storage.stat(`${storageKey}/original.jpg`)).toBeNull()
  })

  it('is told of twice by mail and in the app, with the day and what to do', async () => {
    const draft = await nearlyGone()
    const [first, last, ...more] = await mailsOf(draft)
    expect(more).toEqual([])
    expect(first?.subject).toContain('Kladden til mindesiden for Aksel Brandt bliver slettet')
    expect(first?.text).toContain('Kære Tove Brandt')
    expect(first?.text).toMatch(/syv dage\s+før det sker/)
    expect(last?.text).toContain('Vi har skrevet til dig om det før')
    const { items } = await listNotifications(draft.actor, {})
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({ href: `/profile/drafts/${draft.memorial.slug}` })
    expect(items[0]?.text).toContain('Aksel Brandt')
  })

  it('is found every morning', async () => {
    const draft = await aDraft()
    expect(jobs).toEqual(expect.arrayContaining([processDraftsJob, processDraftJob]))
    await processDraftsJob.perform({})
    const queued = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = ${processDraftJob.name} AND data->>'memorialId' = ${draft.memorial.id}`
    expect(queued).toHaveLength(1)
  })

  it('names nobody in a mail to an address that was never confirmed', async () => {
    const draft = await aDraft()
    await db.user.update({ where: { id: draft.owner.id }, data: { emailConfirmedAt: null } })
    await morning(draft)
    const [mail] = await mailsOf(draft)
    expect(mail?.html).toContain('noegle=')
    expect(`${mail?.subject} ${mail?.html}`).not.toMatch(/Brandt/)
  })
})

describe('is no unused draft:', () => {
  const anOrder = (status: 'ordered' | 'paid' | 'shipped') => (draft: Draft) =>
    createShopOrder(draft.owner, draft.memorial, { item: 'code', status })
  const aLink = async (draft: Draft, at: 'memorialId' | 'fromId') => {
    const theirs = await createMemorial({ owner: await createAccount() })
    const tree = await createTree({ memorial: theirs })
    const { id: personId } = await createPerson(tree)
    const ends = { memorialId: theirs.id, fromId: theirs.id, [at]: draft.memorial.id }
    await db.treeLink.create({ data: { personId, treeId: tree.id, ...ends, status: 'asked' } })
  }

  it.each<[string, (draft: Draft) => Promise<unknown>]>([
    ['a page that is shown', ({ memorial: { id } }) => change(id, { state: 'published' })],
    ['one that was shown and is a draft again', ({ memorial: { id } }) => change(id, { publishedAt: new Date() })],
    ['an archived page', ({ memorial: { id } }) => change(id, { state: 'archived' })],
    ['one that the operator hides', ({ memorial: { id } }) => change(id, { hiddenAt: new Date() })],
    ['one with a code', ({ owner, memorial }) => createCode({ owner, memorials: [memorial] })],
    [
      'one with a blocked code',
      ({ owner, memorial }) => createCode({ owner, memorials: [memorial], state: 'blocked' }),
    ],
    ['one with Livstid', ({ memorial }) => givePlan(memorial.id, 'livstid')],
    [
      'one with a plan that waits for its payment',
      ({ memorial }) => givePlan(memorial.id, 'premium', { status: 'ordered' }),
    ],
    [
      'one whose plan lapsed',
      ({ memorial }) => givePlan(memorial.id, 'premium', { status: 'ended', endReason: 'lapsed' }),
    ],
    ['one with an order that is not paid', anOrder('ordered')],
    ['one with a paid order', anOrder('paid')],
    ['one whose order was sent', anOrder('shipped')],
    ['one with a greeting', ({ memorial }) => createContribution({ memorial })],
    ['one with a picture by somebody else', (draft) => createPicture(draft)],
    [
      'one with an event by somebody else',
      async ({ memorial }) => createEvent({ memorial, createdById: (await createAccount()).id }),
    ],
    [
      'one that somebody else wrote on long ago',
      async ({ memorial }) => {
        const { id: actorId } = await createAccount()
        const at = new Date(Date.now() - 800 * dayMs)
        const about = { subjectType: 'memorial', subjectId: memorial.id, actorKind: 'user', actorId, at }
        await db.auditEntry.create({ data: { command: 'memorials.update-memorial', ...about } })
      },
    ],
    ['one that another family’s tree asks for', (draft) => aLink(draft, 'memorialId')],
    ['one whose tree asks another family', (draft) => aLink(draft, 'fromId')],
    [
      'one that shares its tree with another page',
      async ({ memorial }) => {
        const tree = await createTree({ memorial: await createMemorial({ owner: await createAccount() }) })
        const { id: personId } = await createPerson(tree)
        await db.treePage.create({ data: { memorialId: memorial.id, treeId: tree.id, personId } })
        await db.familyTree.updateMany({
          where: { id: tree.id },
          data: { updatedAt: new Date(Date.now() - 800 * dayMs) },
        })
      },
    ],
    [
      'a story that somebody writes about themselves',
      async ({ memorial }) => db.memorial.update({ where: { id: memorial.id }, data: { isOwnStory: true } }),
    ],
    ['one with a successor', async ({ memorial }) => createSuccessor(memorial, await createAccount())],
    ['one that somebody asks to take over', async ({ memorial }) => createRequest(memorial, await createAccount())],
    [
      'one that was reported',
      async ({ memorial }) => {
        const { id: caseId } = await createReport()
        await db.report.update({ where: { caseId }, data: { memorialId: memorial.id } })
      },
    ],
    ['one of an account that is closed', ({ owner }) => changeUser(owner.id, { disabledAt: new Date() })],
    ['one of an account about to be deleted', ({ owner }) => changeUser(owner.id, { deletionDueAt: new Date() })],
    ['one without an owner', ({ memorial }) => db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })],
    [
      'one changed within the year',
      ({ memorial: { id } }) => change(id, { updatedAt: new Date(Date.now() - 360 * dayMs) }),
    ],
    ['one whose tree was changed within the year', ({ memorial }) => createTree({ memorial })],
  ])('%s', async (_, arrange) => {
    const [untouched, announcedBefore] = [await aDraft(), await nearlyGone()]
    for (const draft of [untouched, announcedBefore]) {
      await arrange(draft)
      expect(await morning(draft)).toBeNull()
      expect(await isThere(draft)).toBe(true)
    }
  })

  // Raw, because the client writes the moment of every change.
  async function change(id: string, { updatedAt, ...columns }: Parameters<typeof db.memorial.update>[0]['data']) {
    const { updatedAt: before } = await db.memorial.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } })
    await db.memorial.update({ where: { id }, data: { ...columns, updatedAt: updatedAt ?? before } })
  }
  const changeUser = (id: string, data: Parameters<typeof db.user.update>[0]['data']) =>
    db.user.update({ where: { id }, data })

  it.each<[string, (draft: Draft) => Promise<unknown>]>([
    ['an order that came to nothing', (draft) => createShopOrder(draft.owner, draft.memorial, { status: 'abandoned' })],
    ['a plan that was never paid', ({ memorial }) => givePlan(memorial.id, 'premium', { status: 'abandoned' })],
    ['an event of the owner’s own', (draft) => createEvent({ memorial: draft.memorial, ...ofOwner(draft) })],
    [
      'a viewer who never wrote',
      async ({ memorial }) => {
        const { id: userId } = await createAccount()
        await db.memorialMember.create({ data: { memorialId: memorial.id, userId, role: 'viewer' } })
      },
    ],
  ])('but one with %s is', async (_, arrange) => {
    const draft = await nearlyGone()
    await arrange(draft)
    expect(await morning(draft)).toBe('remove')
  })
})

describe('is kept for another year', () => {
  const byLink = async (draft: Draft) => {
    const [mail] = await mailsOf(draft)
    const [, id, token] = linkIn(mail?.text ?? '')
    return execute(keepDraft, callerFor(visitor()), { id, token })
  }
  it.each<[string, (draft: Draft) => Promise<unknown>]>([
    ['the link in the mail, without signing in', byLink],
    ['the button', ({ actor, memorial }) => execute(keepDraft, callerFor(actor), { id: memorial.slug })],
    [
      'an edit',
      ({ actor, memorial }) =>
        execute(updateMemorial, callerFor(actor), { id: memorial.id, revision: 1, epitaph: 'Altid ved havet' }),
    ],
    [
      'an invitation, which changes nothing on it',
      ({ actor, memorial }) =>
        execute(inviteMember, callerFor(actor), { id: memorial.id, role: 'viewer', way: 'link' }),
    ],
  ])('by %s', async (_, use) => {
    const draft = await nearlyGone()
    await use(draft)
    expect(await morning(draft)).toBeNull()
    await passDays(draft, year - month)
    expect(await morning(draft)).toBeNull()
    expect(await isThere(draft)).toBe(true)
  })

  it.each<[string, (draft: Draft, at: Date) => Promise<unknown>]>([
    ['an edit', ({ memorial: { id } }, updatedAt) => db.memorial.update({ where: { id }, data: { updatedAt } })],
    [
      'an act that changes nothing on it',
      ({ owner, memorial }, at) => {
        const about = { subjectType: 'memorial', subjectId: memorial.id, actorKind: 'user', actorId: owner.id, at }
        return db.auditEntry.create({ data: { command: 'members.invite-member', ...about } })
      },
    ],
  ])('by %s, and a year after that announced anew before it is removed', async (_, use) => {
    const draft = await nearlyGone()
    await passDays(draft, year + 10)
    await use(draft, new Date(Date.now() - (year + 1) * dayMs))
    expect(await morning(draft)).toBe('announce')
    await passDays(draft, lastNoticeDays + 1)
    expect(await morning(draft)).toBeNull()
    expect(await isThere(draft)).toBe(true)
  })

  it('by a link that works again, and on no other page', async () => {
    const [draft, other] = [await nearlyGone(), await nearlyGone()]
    const [mail] = await mailsOf(draft)
    const [, , token] = linkIn(mail?.text ?? '')
    await expect(execute(keepDraft, callerFor(visitor()), { id: other.memorial.id, token })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await byLink(draft)
    await byLink(draft)
    await expect(getDraft(visitor(), { id: draft.memorial.id, token })).resolves.toMatchObject({ removedOn: null })
    await db.accessToken.updateMany({ where: { memorialId: draft.memorial.id }, data: { expiresAt: new Date() } })
    await expect(byLink(draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('says until when, to its writers and whoever has the link', async () => {
    const draft = await announced()
    const shown = await getDraft(draft.actor, { id: draft.memorial.slug })
    expect(shown).toMatchObject({ name: 'Aksel Brandt', isOwner: true, isLoose: true })
    expect((await mailsOf(draft))[0]?.subject).toContain(shown.removedOn ?? 'no day')
    await expect(getDraft(visitor(), { id: draft.memorial.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a clock that jumps', () => {
  it('ahead removes nothing: the last mail comes first, and a week after it', async () => {
    const draft = await announced()
    await passDays(draft, 1000)
    expect(await morning(draft)).toBe('remind')
    expect(await morning(draft)).toBeNull()
    await passDays(draft, lastNoticeDays - 1)
    expect(await morning(draft)).toBeNull()
    expect(await isThere(draft)).toBe(true)
  })

  it('back announces anew what was announced in a time to come', async () => {
    const draft = await nearlyGone()
    const later = new Date(Date.now() + 400 * dayMs)
    await db.draftNotice.update({ where: { memorialId: draft.memorial.id }, data: { announcedAt: later } })
    expect(await morning(draft)).toBe('announce')
    await passDays(draft, lastNoticeDays + 1)
    expect(await morning(draft)).toBeNull()
  })
})

it.each(['queued', 'failed', 'dropped'] as const)('a draft whose mail was %s stays', async (status) => {
  const draft = await announced()
  await passDays(draft, month - lastNoticeDays)
  await morning(draft, false)
  await passDays(draft, lastNoticeDays + 5)
  await db.mail.updateMany({ where: { recipient: draft.owner.email, status: 'queued' }, data: { status } })
  expect(await morning(draft, false)).toBeNull()
  await db.mail.updateMany({ where: { recipient: draft.owner.email }, data: { status: 'sent' } })
  expect(await morning(draft)).toBe('remove')
})
