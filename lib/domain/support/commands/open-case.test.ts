import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/contact/route'
import { findDraft } from '@/lib/domain/find-draft'
import { openCase } from '@/lib/domain/support/commands/open-case'
import { findCaseByLink } from '@/lib/domain/support/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { readThread } from '@/tests/factories/support'

let count = 0
const written = () => ({
  topic: 'question',
  name: 'Birgit Lund',
  email: `birgit${++count}@eksempel.dk`,
  phone: '+45 12 34 56 78',
  about: 'mindelund.dk/memorial/karen',
  subject: 'Koden kan ikke læses',
  message: 'Telefonen finder ikke siden.\n\nHvad gør jeg?',
})
const send = (input: object = {}, caller = callerFor(visitor())) =>
  execute(openCase, caller, { ...written(), ...input })
const caseOf = (number: number) => db.supportCase.findUniqueOrThrow({ where: { number } })

/** The token of the link in a mail. */
const linkIn = (text: string) => /\/contact\?sag=([\w-]{43})/.exec(text)?.[1] ?? ''

describe('the contact form', () => {
  test('opens a case with a number and every field', async () => {
    const { result } = await send({ altcha: await solvedProof() })
    const row = await caseOf(result.number)
    expect(result.number).toBeGreaterThan(1000)
    expect(row).toMatchObject({
      topic: 'question',
      status: 'open',
      name: 'Birgit Lund',
      phone: '12345678',
      userId: null,
      dueOn: null,
      about: 'mindelund.dk/memorial/karen',
    })
    expect(await readThread(row.id)).toEqual([
      { kind: 'from_sender', authorName: 'Birgit Lund', text: 'Telefonen finder ikke siden.\n\nHvad gør jeg?' },
    ])
    expect(await db.auditEntry.findFirst({ where: { subjectId: row.id } })).toMatchObject({
      command: 'support.open-case',
      actorKind: 'visitor',
    })
  })

  test('mails a receipt whose link opens the thread, and stores only the hash of its token', async () => {
    const { email } = { email: `kvittering${++count}@eksempel.dk` }
    const { result } = await send({ email })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.template).toBe('support-receipt')
    expect(mail.text).toContain(`nummer ${result.number}`)
    expect(mail.text).not.toContain('Telefonen finder ikke siden.')
    const token = linkIn(mail.text)
    expect(await findCaseByLink(visitor(), { token })).toMatchObject({ number: result.number, status: 'open' })
    expect(await db.accessToken.count({ where: { tokenHash: token } })).toBe(0)
  })

  test('notifies active full administrators in the app, and the shared mailbox; not production staff', async () => {
    const [full, workshop, gone] = await Promise.all([
      createAccount({ isAdmin: true, staffScope: 'full' }),
      createAccount({ isAdmin: true, staffScope: 'production' }),
      createAccount({ isAdmin: true, staffScope: 'full' }),
    ])
    await db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } })
    const { id } = await caseOf((await send({ subject: 'Til huset' })).result.number)
    const told = await db.notification.findMany({ where: { supportCaseId: id }, select: { userId: true, kind: true } })
    expect(told).toContainEqual({ userId: full.id, kind: 'support_case_opened' })
    for (const { id: userId } of [workshop, gone]) expect(told.map((row) => row.userId)).not.toContain(userId)
    const mail = await db.mail.findFirst({
      where: { recipient: env.SUPPORT_EMAIL, subject: { contains: 'Til huset' } },
    })
    expect(mail?.text).toContain('Telefonen finder ikke siden.')
  })

  test('links the case to the signed-in account', async () => {
    const user = await createAccount()
    const { result } = await send({}, callerFor(actorFor(user)))
    expect(await caseOf(result.number)).toMatchObject({ userId: user.id })
  })
})

describe('refused cases', () => {
  test('name each invalid field', async () => {
    const wrong = { topic: 'ukendt', name: ' ', email: 'birgit', phone: '1234', subject: '', message: '\n ' }
    await expect(send(wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        topic: 'Vælg, hvad det handler om.',
        name: 'Skriv dit navn.',
        email: 'Skriv en mailadresse som navn@eksempel.dk.',
        phone: 'Skriv et telefonnummer med 8 cifre, eller lad feltet stå tomt.',
        subject: 'Skriv et emne.',
        message: 'Skriv, hvad vi kan hjælpe med.',
      },
    })
    await expect(send({ message: 'x'.repeat(5001) })).rejects.toMatchObject({ fields: { message: /5\.000 tegn/ } })
    await expect(send({ message: 'x'.repeat(5000) })).resolves.toBeDefined()
  })

  test('give a robot the usual answer and store nothing', async () => {
    const before = await db.supportCase.count()
    const email = `robot${++count}@eksempel.dk`
    const { result } = await send({ email, website: 'https://billigt.example' })
    expect(result.number).toBeGreaterThan(1000)
    expect(await db.supportCase.count()).toBe(before)
    expect(await db.mail.count({ where: { recipient: email } })).toBe(0)
  })

  test('name the field with an advertisement', async () => {
    await expect(send({ message: 'a.dk b.dk c.dk d.dk' })).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
    await expect(send({ subject: 'Free spins' })).rejects.toMatchObject({ fields: { subject: expect.any(String) } })
  })

  test('include those with an invalid, a hasty or a used proof', async () => {
    await expect(send({ altcha: 'x' })).rejects.toMatchObject({ code: 'CHALLENGE_FAILED' })
    await expect(send({ altcha: await solvedProof(new Date()) })).rejects.toMatchObject({ code: 'TOO_FAST' })
    const altcha = await solvedProof()
    await send({ altcha })
    await expect(send({ altcha })).rejects.toMatchObject({ code: 'CHALLENGE_FAILED' })
  })

  test('include more than six an hour from one address without a proof, but not with one', async () => {
    const caller = callerFor(visitor())
    for (let n = 0; n < 6; n++) await send({}, caller)
    await expect(send({}, caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(send({ altcha: await solvedProof() }, caller)).resolves.toBeDefined()
  })

  test('include those that would fill a mailbox with receipts, for all callers', async () => {
    const email = `fyldt${++count}@eksempel.dk`
    for (let n = 0; n < 6; n++) await send({ email })
    await expect(send({ email: email.toUpperCase() })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('without script', () => {
  const post = (fields: Record<string, string>) =>
    POST(
      new Request(`${env.SITE_URL}/api/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin: env.SITE_URL,
          'x-client-address': `198.51.100.${++count}`,
        },
        body: new URLSearchParams(fields),
      }),
      { params: Promise.resolve(undefined) },
    )

  test('a case redirects to its number and nothing else', async () => {
    const { status, headers } = await post({ ...written(), website: '' })
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^\/contact\?sendt=\d+$/)
  })

  test('a refused form returns to its topic with every text', async () => {
    const fields = { ...written(), topic: 'page', phone: '12', website: '' }
    const location = (await post(fields)).headers.get('location') ?? ''
    expect(location).toMatch(/^\/contact\?emne=page&kladde=[\w-]{43}#henvendelse$/)
    const draft = await findDraft('henvendelse', Object.fromEntries(new URL(location, env.SITE_URL).searchParams))
    const { website, ...kept } = fields
    expect(draft?.values).toEqual(kept)
    expect(Object.keys(draft?.errors ?? {})).toEqual(['phone'])
    expect(website).toBe('')
  })
})
