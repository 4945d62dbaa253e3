import { describe, expect, it } from 'vitest'
import { resendMail } from '@/lib/domain/notifications/commands/resend-mail'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const failed = () =>
  db.mail.create({
    data: {
      messageId: crypto.randomUUID(),
      template: 'welcome',
      recipient: 'karen@eksempel.dk',
      subject: 'Velkommen',
      html: '',
      text: '',
      status: 'failed',
      attempts: 21,
    },
  })
const administrator = async () => callerFor(administratorFor(await createAccount({ isAdmin: true })))

describe('sending a failed mail again', () => {
  it('puts the same mail into the queue, once', async () => {
    const { id, messageId } = await failed()
    const caller = await administrator()
    const outcomes = await Promise.allSettled([
      execute(resendMail, caller, { id }),
      execute(resendMail, caller, { id }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ status: 'queued', attempts: 0, messageId })
    const [{ count } = { count: 0n }] = await db.$queryRaw<Array<{ count: bigint }>>`
      SELECT count(*) FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = ${id}`
    expect(count).toBe(1n)
    expect(await db.auditEntry.count({ where: { command: 'notifications.resend-mail', subjectId: id } })).toBe(1)
    await expect(execute(resendMail, caller, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is for full administrators, and does not reveal to others which mails exist', async () => {
    const user = await createAccount()
    for (const id of [(await failed()).id, crypto.randomUUID()]) {
      for (const [actor, code] of [
        [visitor(), 'UNAUTHENTICATED'],
        [actorFor(user), 'FORBIDDEN'],
        [administratorFor(user, 'production'), 'FORBIDDEN'],
      ] as const) {
        await expect(execute(resendMail, callerFor(actor), { id })).rejects.toMatchObject({ code })
      }
    }
  })

  it('refuses unknown mails', async () => {
    const caller = await administrator()
    await expect(execute(resendMail, caller, { id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(resendMail, caller, { id: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
