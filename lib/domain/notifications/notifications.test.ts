import { describe, expect, it } from 'vitest'
import { mailListInput } from '@/lib/domain/notifications/mail-list-schema'
import { getMail, listMails } from '@/lib/domain/notifications/mail-queries'
import { notifyModerators } from '@/lib/domain/notifications/notify-moderators'
import { countUnreadNotifications, listNotifications } from '@/lib/domain/notifications/queries'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

async function notify(owner: { id: string }, actor: Actor = visitor(), times = 1) {
  const memorial = await createMemorial({ owner })
  const editor = await createAccount()
  const firstReader = await createAccount()
  const viewer = await createAccount()
  await addMember(memorial, editor, 'editor')
  await addMember(memorial, firstReader, 'first_reader')
  await addMember(memorial, viewer, 'viewer')
  let told: string[] = []
  for (let n = 0; n < times; n++) {
    const { id } = await createContribution({ memorial, kind: 'candle', authorName: `Bo ${n}` })
    const moderators = await db.$transaction((tx) =>
      notifyModerators({ tx, actor }, memorial.id, { id, isMailed: true }),
    )
    told = moderators.map(({ userId }) => userId)
  }
  return { memorial, editor, firstReader, viewer, told }
}

describe('notifying moderators', () => {
  it('notifies owner, editors and first readers, not viewers', async () => {
    const owner = await createAccount()
    const { editor, firstReader, viewer, told, memorial } = await notify(owner)
    expect(told.sort()).toEqual([owner.id, editor.id, firstReader.id].sort())
    const { items } = await listNotifications(actorFor(owner), {})
    expect(items).toEqual([
      {
        id: expect.any(String),
        text: 'Bo 0 har tændt et lys på mindesiden for Karen Holm',
        href: `/memorial/${memorial.slug}/admin`,
        createdAt: expect.any(String),
        isRead: false,
      },
    ])
    expect(await countUnreadNotifications(actorFor(viewer))).toBe(0)
  })

  it('does not notify the author', async () => {
    const owner = await createAccount()
    expect((await notify(owner, actorFor(owner))).told).not.toContain(owner.id)
  })

  it('lists the newest first, page by page, without gaps', async () => {
    const owner = await createAccount()
    await notify(owner, visitor(), 25)
    const first = await listNotifications(actorFor(owner), {})
    const second = await listNotifications(actorFor(owner), { cursor: first.nextCursor ?? undefined })
    const texts = [...first.items, ...second.items].map(({ text }) => text.split(' har')[0])
    expect(texts).toEqual(Array.from({ length: 25 }, (_, n) => `Bo ${24 - n}`))
    expect(second.nextCursor).toBeNull()
  })

  it('shows only one’s own, and visitors none', async () => {
    await notify(await createAccount())
    expect((await listNotifications(actorFor(await createAccount()), {})).items).toEqual([])
    await expect(listNotifications(visitor(), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the outbox', () => {
  const write = async () => {
    const id = await db.$transaction((tx) =>
      queueMail(
        { tx, enqueue: (job, payload) => enqueue(tx, job, payload) },
        {
          to: 'karen@eksempel.dk',
          mail: {
            template: 'password-reset',
            props: { token: 'b'.repeat(43), fullName: 'Karen Holm', validFor: 'en time' },
          },
        },
      ),
    )
    return id ?? expect.fail('the mail was held back')
  }

  it('can be read by full administrators, including links when there is no mail server, and every view is logged', async () => {
    const admin = await createAccount({ isAdmin: true })
    const id = await write()
    const actor = administratorFor(admin)
    expect((await listMails(actor, mailListInput.parse({}))).items[0]).toMatchObject({
      id,
      recipient: 'karen@eksempel.dk',
      status: 'queued',
    })
    expect((await listMails(actor, mailListInput.parse({ status: 'failed' }))).items).toEqual([])
    const mail = await getMail(actor, { id })
    expect(mail.text).toContain(`/reset-password/${'b'.repeat(43)}`)
    expect(mail.hasHiddenLinks).toBe(false)
    expect(await db.auditEntry.findFirst({ where: { subjectId: id } })).toMatchObject({ actorId: admin.id })
  })

  it('is closed to all others', async () => {
    const id = await write()
    const user = await createAccount()
    for (const [actor, code] of [
      [visitor(), 'UNAUTHENTICATED'],
      [actorFor(user), 'FORBIDDEN'],
      [administratorFor(user, 'production'), 'FORBIDDEN'],
    ] as const) {
      await expect(listMails(actor, mailListInput.parse({}))).rejects.toMatchObject({ code })
      await expect(getMail(actor, { id })).rejects.toMatchObject({ code })
    }
  })
})
