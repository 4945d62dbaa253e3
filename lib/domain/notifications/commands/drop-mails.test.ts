import { beforeEach, expect, it } from 'vitest'
import { findMailsAttention } from '@/lib/domain/notifications/attention'
import { dropMails } from '@/lib/domain/notifications/commands/drop-mails'
import { resendMail } from '@/lib/domain/notifications/commands/resend-mail'
import { resendMails } from '@/lib/domain/notifications/commands/resend-mails'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { mailListInput } from '@/lib/domain/notifications/mail-list-schema'
import { countMails, listMails } from '@/lib/domain/notifications/mail-queries'
import { notificationPersonalData } from '@/lib/domain/notifications/personal-data'
import { sendMail } from '@/lib/domain/notifications/send-mail'
import { execute } from '@/lib/server/command'
import { db, type Prisma, pool } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const writeMail = (columns: Partial<Prisma.MailCreateInput> = {}) =>
  db.mail.create({
    data: {
      messageId: crypto.randomUUID(),
      template: 'welcome',
      recipient: 'karen@eksempel.dk',
      subject: 'Velkommen',
      html: '',
      text: '',
      ...columns,
    },
  })
const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const statusOf = async (id: string) => (await db.mail.findUniqueOrThrow({ where: { id } })).status
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function jobsOf(id: string): Promise<Array<{ isDue: boolean }>> {
  const { rows } = await pool.query(
    `SELECT start_after <= now() AS "isDue" FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = $1`,
    [id],
  )
  return rows
}

beforeEach(async () => {
  await db.mail.deleteMany()
})

it('mails that wait or failed are dropped, and one that waits is then not sent by its job', async () => {
  const caller = callerFor(await administrator())
  const queued = await writeMail()
  const ids = [queued.id, (await writeMail({ status: 'failed' })).id, (await writeMail({ status: 'sent' })).id]
  expect((await execute(dropMails, caller, { ids })).result).toEqual({ count: 2 })
  await sendMail(queued.id, 1)
  expect(await Promise.all(ids.map(statusOf))).toEqual(['dropped', 'dropped', 'sent'])
  expect(await db.auditEntry.count({ where: { command: 'notifications.drop-mails' } })).toBeGreaterThan(0)
})

it('failed and dropped mails are sent again, each by one job however often it is asked for', async () => {
  const caller = callerFor(await administrator())
  const ids = [(await writeMail({ status: 'failed', attempts: 21 })).id, (await writeMail({ status: 'dropped' })).id]
  await Promise.all([execute(resendMails, caller, { ids }), execute(resendMails, caller, { ids })])
  await execute(resendMails, caller, { ids })
  for (const id of ids) {
    expect(await statusOf(id)).toBe('queued')
    expect(await jobsOf(id)).toHaveLength(1)
  }
  const { id } = await writeMail({ status: 'dropped' })
  await execute(resendMail, caller, { id })
  expect(await statusOf(id)).toBe('queued')
})

it('a mail that waits for its next try is tried now, and gets a job when it has none', async () => {
  const caller = callerFor(await administrator())
  const [waiting, lost] = [await writeMail({ attempts: 8 }), await writeMail()]
  const startAfter = new Date(Date.now() + 6 * 3600_000)
  await db.$transaction((tx) => enqueue(tx, sendMailJob, { mailId: waiting.id }, { startAfter }))
  expect(await jobsOf(waiting.id)).toEqual([{ isDue: false }])
  await execute(resendMails, caller, { ids: [waiting.id, lost.id] })
  expect(await jobsOf(waiting.id)).toEqual([{ isDue: true }])
  expect(await jobsOf(lost.id)).toHaveLength(1)
})

it('only full administrators may', async () => {
  const { id } = await writeMail()
  const user = await createAccount()
  for (const [actor, code] of [
    [visitor(), 'UNAUTHENTICATED'],
    [actorFor(user), 'FORBIDDEN'],
    [administratorFor(user, 'production'), 'FORBIDDEN'],
  ] as const) {
    for (const command of [dropMails, resendMails])
      await expect(execute(command, callerFor(actor), { ids: [id] })).rejects.toMatchObject({ code })
  }
  expect(await statusOf(id)).toBe('queued')
})

it('mails are found by a part of the address and by status, and counted by status', async () => {
  const actor = await administrator()
  const { id } = await writeMail({ recipient: 'Asta@familie.dk', status: 'failed' })
  const oldest = await writeMail({ createdAt: minutesAgo(5) })
  await writeMail()
  const found = async (filter: { search?: string; status?: 'failed' | 'sent' }) =>
    (await listMails(actor, mailListInput.parse(filter))).items.map((mail) => mail.id)
  expect(await found({ search: 'asta@' })).toEqual([id])
  expect(await found({ search: 'Asta@familie.dk', status: 'failed' })).toEqual([id])
  expect(await found({ search: 'asta', status: 'sent' })).toEqual([])
  expect(await countMails(actor, {})).toEqual({
    counts: { queued: 2, sent: 0, failed: 1, dropped: 0 },
    waitingSince: oldest.createdAt.toISOString(),
  })
})

it('dropped mails are deleted when failed ones are', async () => {
  const old = await writeMail({ status: 'dropped', createdAt: new Date(Date.now() - 91 * 24 * 3600_000) })
  const young = await writeMail({ status: 'dropped' })
  await notificationPersonalData.tidy(new Date())
  expect(await db.mail.findMany({ where: { id: { in: [old.id, young.id] } }, select: { id: true } })).toEqual([
    { id: young.id },
  ])
})

it('an administrator is told of failed mails, and of a mail server that does not answer within a minute', async () => {
  await writeMail({ createdAt: minutesAgo(9) })
  await writeMail({ attempts: 1 })
  expect(await findMailsAttention(new Date())).toEqual([])
  expect(await findMailsAttention(new Date(Date.now() + 31_000))).toMatchObject([
    { key: 'stuck-mails', urgency: 'now', href: '/admin/performance/mails?status=queued', link: '1 mail' },
  ])
  await writeMail({ status: 'failed' })
  expect(await findMailsAttention(new Date(Date.now() + 120_000))).toMatchObject([
    { key: 'stuck-mails', link: '2 mails' },
    { key: 'failed-mails', urgency: 'due', href: '/admin/performance/mails?status=failed' },
  ])
})
