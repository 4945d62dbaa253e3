import { once } from 'node:events'
import { text as textOf } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { getMail } from '@/lib/domain/notifications/mail-queries'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { sendMail } from '@/lib/domain/notifications/send-mail'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue, startWorkers, stopQueue } from '@/lib/server/jobs'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const received: string[] = []
let beforeTakingOver = async () => {}
let answerWith: { code: number; message: string } | null = null

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _, done) {
    textOf(stream).then(async (message) => {
      await beforeTakingOver()
      if (answerWith) return done(Object.assign(new Error(answerWith.message), { responseCode: answerWith.code }))
      received.push(message)
      done()
    }, done)
  },
})
const listening = server.listen(0, '127.0.0.1')
await once(listening, 'listening')
const address = listening.address()
env.SMTP_URL = `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
afterAll(async () => {
  env.SMTP_URL = undefined
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

async function countWaitingForRow(): Promise<number> {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return row?.waiting ?? 0
}

const token = 'a'.repeat(43)
const write = async (to = 'karen@eksempel.dk') => {
  const id = await db.$transaction((tx) =>
    queueMail(
      { tx, enqueue: (job, payload) => enqueue(tx, job, payload) },
      { to, mail: { template: 'password-reset', props: { token, fullName: 'Karen Holm', validFor: 'en time' } } },
    ),
  )
  return id ?? expect.fail('the mail was held back')
}
const rowOf = (id: string) => db.mail.findUniqueOrThrow({ where: { id } })

describe('a queued mail', () => {
  it('arrives once, though two workers got it concurrently and again later', async () => {
    received.length = 0
    const id = await write()
    // The server accepts the mail only once the second worker is waiting for the row.
    beforeTakingOver = () => vi.waitFor(async () => expect(await countWaitingForRow()).toBe(1), 10_000)
    await Promise.all([sendMail(id, 5), sendMail(id, 5)])
    beforeTakingOver = async () => {}
    await sendMail(id, 5)
    expect(received).toHaveLength(1)
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail).toMatchObject({ subject: row.subject, to: [{ address: 'karen@eksempel.dk' }] })
    expect(mail.messageId).toContain(row.messageId)
    expect(mail.from).toMatchObject({ name: 'Mindelund' })
  })

  it('is retried under the same id while the server cannot accept it', async () => {
    received.length = 0
    const id = await write()
    answerWith = { code: 451, message: 'Try again later' }
    await expect(sendMail(id, 5)).rejects.toThrow()
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, lastError: expect.stringContaining('451') })
    answerWith = null
    await sendMail(id, 5)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
    expect(received).toHaveLength(1)
  })

  it('has failed when it is refused permanently, and after the last try', async () => {
    const [refused, tired] = [await write(), await write()]
    answerWith = { code: 554, message: 'Looks like spam' }
    await sendMail(refused, 5)
    expect(await rowOf(refused)).toMatchObject({ status: 'failed', lastError: expect.stringContaining('554') })
    answerWith = { code: 451, message: 'Try again later' }
    await expect(sendMail(tired, 2)).rejects.toThrow()
    await sendMail(tired, 2)
    expect(await rowOf(tired)).toMatchObject({ status: 'failed', attempts: 2 })
    answerWith = null
  })

  it('carries its stored files, and waits while one is missing', async () => {
    received.length = 0
    const key = `invoices/${crypto.randomUUID()}.pdf`
    const id = await db.$transaction((tx) =>
      queueMail(
        { tx, enqueue: (job, payload) => enqueue(tx, job, payload) },
        {
          to: 'karen@eksempel.dk',
          files: [{ key, name: 'Faktura 10001.pdf' }],
          mail: { template: 'password-reset', props: { token, fullName: 'Karen Holm', validFor: 'en time' } },
        },
      ),
    )
    if (!id) return expect.fail('the mail was held back')
    await expect(sendMail(id, 1)).rejects.toThrow('missing')
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ status: 'queued' })
    await storage.put(key, Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })
    await sendMail(id, 1)
    const { attachments } = await PostalMime.parse(received[0] ?? '')
    expect(attachments).toMatchObject([
      { filename: 'Faktura 10001.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ])
  })

  it('is rolled back with the write that it belongs to', async () => {
    const losing = db.$transaction(async (tx) => {
      await queueMail(
        { tx, enqueue: (job, payload) => enqueue(tx, job, payload) },
        {
          to: 'tabt@eksempel.dk',
          mail: { template: 'welcome', props: { fullName: '', username: '', continueUrl: '' } },
        },
      )
      throw new Error('rolled back')
    })
    await expect(losing).rejects.toThrow('rolled back')
    expect(await db.mail.count({ where: { recipient: 'tabt@eksempel.dk' } })).toBe(0)
  })

  it('is sent by the queue itself', async () => {
    // The mails of other tests have jobs too.
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = ${sendMailJob.name}`
    const id = await write('koe@eksempel.dk')
    await startWorkers([sendMailJob])
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('sent'), 15_000)
    await stopQueue()
  })
})

describe('reading the outbox when a mail server is configured', () => {
  it('shows no link with a token', async () => {
    const admin = await createAccount({ isAdmin: true })
    const mail = await getMail(administratorFor(admin), { id: await write() })
    expect(mail.text + mail.html).not.toContain(token)
    expect(mail.text).toContain('/reset-password/***')
    expect(mail.hasHiddenLinks).toBe(true)
    expect(mail.text).toContain('Karen Holm')
  })
})

describe('the pictures of a post', () => {
  const shown = (...ids: string[]) => ids.map((id) => `<img src="cid:picture-${id}" alt="&lt;" width="80"/>`).join('')
  const arrived = async (html: string) => {
    received.length = 0
    const mail = await db.mail.create({
      data: {
        messageId: crypto.randomUUID(),
        template: 'x',
        recipient: 'a@eksempel.dk',
        subject: 'x',
        html,
        text: 'x',
      },
    })
    await sendMail(mail.id, 3)
    return PostalMime.parse(received[0] ?? '')
  }

  it('are attached to the mail, small and in their current state, so that reading it fetches nothing', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    const [kept, rejected] = [await createContribution({ memorial }), await createContribution({ memorial })]
    const picture = await createPicture({ memorial, contributionId: kept.id })
    const gone = await createPicture({ memorial, contributionId: rejected.id })
    const familys = await createPicture({ memorial })
    await db.contribution.update({ where: { id: rejected.id }, data: { status: 'rejected' } })
    const { html, attachments } = await arrived(shown(picture.id, gone.id, familys.id, crypto.randomUUID()))
    expect(attachments).toMatchObject([{ mimeType: 'image/jpeg', disposition: 'inline' }])
    expect(attachments[0]?.contentId).toBe(`<picture-${picture.id}>`)
    expect(html?.match(/<img/g)).toHaveLength(1)
    expect(html).toContain(`cid:picture-${picture.id}`)
  })

  it('are ten at most', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    const { id: contributionId } = await createContribution({ memorial })
    const ids: string[] = []
    for (let n = 0; n < 11; n++) ids.push((await createPicture({ memorial, contributionId })).id)
    const { html, attachments } = await arrived(shown(...ids))
    expect(attachments).toHaveLength(10)
    expect(html?.match(/<img/g)).toHaveLength(10)
  })
})
