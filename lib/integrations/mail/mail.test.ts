import { mkdtemp, readdir, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpDelivery } from './deliver-mail'
import { createFileDelivery } from './file-delivery'
import type { OutgoingMail } from './mail-contract'

const mail: OutgoingMail = {
  messageId: '0198c5a2-7d1e-7c3a-9f00-0123456789ab',
  from: 'Mindelund <post@mindelund.dk>',
  to: 'karen@example.dk',
  subject: 'Lav mindesiden hjemme – æøå',
  html: '<p>Kære <b>Åse</b></p>',
  text: 'Kære Åse\n\n.en linje med punktum\nhttps://mindelund.dk/setup/abc',
}

const hostileMails: Array<[string, Partial<OutgoingMail>]> = [
  ['two receivers', { to: 'a@example.dk, b@example.dk' }],
  ['two receivers with a semicolon', { to: 'a@example.dk;b@example.dk' }],
  ['a second line in the receiver', { to: 'a@example.dk\r\nBcc: b@example.dk' }],
  ['a quoted receiver that hides another', { to: '"b@evil.dk x"@example.dk' }],
  ['a receiver in brackets', { to: 'Karen <karen@example.dk>' }],
  ['a group of receivers', { to: 'all:a@example.dk,b@example.dk' }],
  ['no receiver', { to: '' }],
  ['an answer that goes to two', { replyTo: 'a@example.dk,b@example.dk' }],
  ['a second line in the sender', { from: 'Mindelund\r\nBcc: b@example.dk <post@mindelund.dk>' }],
  ['a second line in a header', { headers: { 'X-Kind': 'a\r\nBcc: b@example.dk' } }],
  ['a second line in a header name', { headers: { 'X-Kind: a\r\nBcc': 'b@example.dk' } }],
  ['a header that would change the receiver', { headers: { BCC: 'b@example.dk' } }],
  ['a message id that leaves the folder', { messageId: '../../etc/passwd' }],
  ['a message id with a line end', { messageId: 'a\r\nBcc: b@example.dk' }],
  ['a hidden message id', { messageId: '.a' }],
]

describe('over SMTP', () => {
  const received: string[] = []
  const receivers: string[] = []
  let server: SMTPServer
  let url: string

  beforeAll(async () => {
    const answer = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: (_, __, done) => done(answer(535, 'Wrong password')),
      onRcptTo({ address }, _, done) {
        receivers.push(address)
        if (address.startsWith('unknown')) return done(answer(550, 'No such mailbox'))
        if (address.startsWith('busy')) return done(answer(451, 'Try again later'))
        if (address.startsWith('needs-auth')) return done(answer(530, 'Authentication required'))
        done()
      },
      onData(stream, session, done) {
        textOf(stream).then((message) => {
          if (session.envelope.rcptTo[0]?.address.startsWith('spam')) return done(answer(554, 'Looks like spam'))
          if (session.envelope.rcptTo[0]?.address.startsWith('full')) return done(answer(452, 'Disk is full'))
          received.push(message)
          done()
        }, done)
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listening.once('listening', resolve))
    const address = listening.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    url = `smtp://127.0.0.1:${address.port}`
  })

  beforeEach(() => {
    received.length = 0
    receivers.length = 0
  })

  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  test('a mail arrives with both bodies, its Danish letters and its permanent id', async () => {
    await createSmtpDelivery(url)({ ...mail, headers: { 'X-Template': 'setup-link' } })
    const parsed = await PostalMime.parse(received[0] ?? '')
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Mindelund', address: 'post@mindelund.dk' },
      to: [{ address: 'karen@example.dk' }],
      messageId: '<0198c5a2-7d1e-7c3a-9f00-0123456789ab@mindelund.dk>',
    })
    expect(parsed.html).toContain('<p>Kære <b>Åse</b></p>')
    expect(parsed.text?.trim().replace(/\r\n/g, '\n')).toBe(mail.text)
    const header = (key: string) => parsed.headers.find((entry) => entry.key === key)?.value
    expect(header('x-template')).toBe('setup-link')
    expect(header('auto-submitted')).toBe('auto-generated')
  })

  test('a domain with letters of its own is written in ASCII', async () => {
    await createSmtpDelivery(url)({ ...mail, to: 'bodil@blåbærhøj.dk', replyTo: 'ole@blåbærhøj.dk' })
    expect(received[0]).toContain('To: bodil@xn--blbrhj-juaj8n.dk\r\n')
    expect(received[0]).toContain('Reply-To: ole@xn--blbrhj-juaj8n.dk\r\n')
  })

  test('a reply goes to the reply address', async () => {
    await createSmtpDelivery(url)({ ...mail, replyTo: 'hjaelp@mindelund.dk' })
    const { replyTo } = await PostalMime.parse(received[0] ?? '')
    expect(replyTo).toMatchObject([{ address: 'hjaelp@mindelund.dk' }])
  })

  test('a site whose name has commas and quotes is one sender', async () => {
    await createSmtpDelivery(url)({ ...mail, from: 'Far, "Mor" & Co. <post@mindelund.dk>' })
    const { from } = await PostalMime.parse(received[0] ?? '')
    expect(from).toMatchObject({ name: 'Far, "Mor" & Co.', address: 'post@mindelund.dk' })
  })

  test('a subject of several lines stays one header', async () => {
    await createSmtpDelivery(url)({ ...mail, subject: 'Hilsen fra Bo\r\nBcc: b@example.dk\r\n\r\n<script>' })
    const parsed = await PostalMime.parse(received[0] ?? '')
    expect(parsed.subject).toBe('Hilsen fra Bo Bcc: b@example.dk <script>')
    expect(parsed.bcc).toBeUndefined()
    expect(receivers).toEqual(['karen@example.dk'])
  })

  test.each([
    ['unknown', true],
    ['spam', true],
    ['busy', false],
    ['full', false],
    ['needs-auth', false],
  ])('the response to the recipient %s is permanent: %s', async (name, permanent) => {
    const sending = createSmtpDelivery(url)({ ...mail, to: `${name}@example.dk` })
    await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent })
    expect(received).toEqual([])
  })

  test('a wrong password of ours does not fail the mail', async () => {
    const sending = createSmtpDelivery(url.replace('//', '//user:wrong@'))(mail)
    await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent: false })
  })

  test('an unreachable server can be retried', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const address = closed.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    await new Promise((resolve) => closed.close(resolve))
    const sending = createSmtpDelivery(`smtp://127.0.0.1:${port}`)(mail)
    await expect(sending).rejects.toMatchObject({ permanent: false, message: expect.stringContaining('ECONNREFUSED') })
  })

  test('a server that disconnects at once can be retried', async () => {
    const rude = createServer((socket) => socket.end('554 not today\r\n'))
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    const address = rude.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    await expect(createSmtpDelivery(`smtp://127.0.0.1:${port}`)(mail)).rejects.toMatchObject({ permanent: false })
    await new Promise((resolve) => rude.close(resolve))
  })

  test.each(hostileMails)('%s is refused permanently, and no server is contacted', async (_, changes) => {
    const sending = createSmtpDelivery(url)({ ...mail, ...changes })
    await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent: true })
    expect(receivers).toEqual([])
  })
})

describe('to files', () => {
  let folder: string
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'mail-')), 'mail')
  })
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

  test('a mail can be read by a mail program and by a page', async () => {
    const { deliver, readMailFile } = createFileDelivery(folder)
    await deliver(mail)
    expect((await readdir(folder)).sort()).toEqual([`${mail.messageId}.eml`, `${mail.messageId}.json`])
    const parsed = await PostalMime.parse(await readFile(path.join(folder, `${mail.messageId}.eml`)))
    expect(parsed).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] })
    expect(parsed.html).toContain('Kære <b>Åse</b>')
    expect(await readMailFile(mail.messageId)).toMatchObject(mail)
    expect(await readMailFile('unknown')).toBeNull()
  })

  test('a second delivery of the same id changes nothing, even concurrently', async () => {
    const { deliver, readMailFile } = createFileDelivery(folder)
    await deliver(mail)
    const first = await readFile(path.join(folder, `${mail.messageId}.eml`))
    await Promise.all(Array.from({ length: 10 }, () => deliver({ ...mail, subject: 'En anden' })))
    expect(await readFile(path.join(folder, `${mail.messageId}.eml`))).toEqual(first)
    expect((await readMailFile(mail.messageId))?.subject).toBe(mail.subject)
    expect(await readdir(folder)).toHaveLength(2)
  })

  test('an interrupted delivery is completed by the next', async () => {
    const { deliver, readMailFile } = createFileDelivery(folder)
    await deliver(mail)
    await unlink(path.join(folder, `${mail.messageId}.json`))
    await deliver(mail)
    expect(await readMailFile(mail.messageId)).toMatchObject(mail)
  })

  test('mails are removed when their time is over, and only those', async () => {
    const { deliver, removeMailFiles } = createFileDelivery(folder)
    await removeMailFiles({ before: new Date() })
    await deliver(mail)
    const old = new Date('2026-01-01')
    for (const name of await readdir(folder)) await utimes(path.join(folder, name), old, old)
    const fresh = '0198c5a2-7d1e-7c3a-9f00-0123456789ff'
    await deliver({ ...mail, messageId: fresh })
    await removeMailFiles({ before: new Date('2026-02-01') })
    expect((await readdir(folder)).sort()).toEqual([`${fresh}.eml`, `${fresh}.json`])
  })

  test('an unwritable folder can be retried', async () => {
    await writeFile(folder, 'a file in the way')
    await expect(createFileDelivery(folder).deliver(mail)).rejects.toMatchObject({
      name: 'MailError',
      permanent: false,
    })
  })

  test.each(hostileMails)('%s is refused permanently, and nothing is written', async (_, changes) => {
    const sending = createFileDelivery(folder).deliver({ ...mail, ...changes })
    await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent: true })
    expect(await readdir(path.dirname(folder))).toEqual([])
  })

  test('a hostile id is refused when reading', async () => {
    await expect(createFileDelivery(folder).readMailFile('../secrets')).rejects.toMatchObject({ permanent: true })
  })
})
