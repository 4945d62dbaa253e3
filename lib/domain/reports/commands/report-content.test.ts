import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/reports/route'
import { findDraft } from '@/lib/domain/find-draft'
import { reportContent } from '@/lib/domain/reports/commands/report-content'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution, solvedProof } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { createReport, hideForTest, reportWords } from '@/tests/factories/reports'

const nowhere = '00000000-0000-7000-8000-000000000000'
const send = (words: object = {}, caller = callerFor(visitor())) => execute(reportContent, caller, reportWords(words))
const rowOf = (number: number) => db.supportCase.findUniqueOrThrow({ where: { number }, include: { report: true } })

async function openPage() {
  const memorial = await createMemorial({ owner: await createAccount() })
  const post = await createContribution({ memorial, status: 'approved', message: 'Hun skyldte penge væk.' })
  return { memorial, post, picture: await createPicture({ memorial, caption: 'Sommer 1974' }) }
}
const daysLeft = (dueOn: Date | null) => Math.round(((dueOn?.getTime() ?? 0) - Date.now()) / 86_400_000)

describe('reporting without an account', () => {
  test('opens a case with number, deadline and a copy of the post, which survives changes and deletion', async () => {
    const { memorial, post } = await openPage()
    const { result } = await send({ kind: 'offensive', target: post.id, where: null, altcha: await solvedProof() })
    await db.contribution.delete({ where: { id: post.id } })
    const row = await rowOf(result.number)
    expect(row).toMatchObject({ topic: 'report', status: 'open', about: `/memorial/${memorial.slug}` })
    expect(row.report).toMatchObject({ kind: 'offensive', memorialId: memorial.id, contributionId: null })
    expect(JSON.stringify(row.report?.snapshot)).toContain('Hun skyldte penge væk.')
    expect(daysLeft(row.dueOn)).toBeLessThanOrEqual(14)
  })

  test('works the same for a picture and a page', async () => {
    const { memorial, picture } = await openPage()
    expect((await rowOf((await send({ target: picture.id })).result.number)).report).toMatchObject({
      mediaId: picture.id,
      memorialId: memorial.id,
    })
    const page = (await rowOf((await send({ target: memorial.id })).result.number)).report
    expect(page).toMatchObject({ mediaId: null, contributionId: null, memorialId: memorial.id })
  })

  test('about oneself has a deadline of the shortest month, and needs no target', async () => {
    const { result } = await send({ target: null, where: 'Mindesiden for Karen Holm, livshistorien' })
    const row = await rowOf(result.number)
    expect(daysLeft(row.dueOn)).toBeGreaterThan(26)
    expect(daysLeft(row.dueOn)).toBeLessThanOrEqual(28)
    expect(row.report).toMatchObject({ kind: 'about_me', memorialId: null })
  })

  test('mails a receipt without the typed text, as the address may be someone else’s', async () => {
    const { email, number } = await createReport({
      name: 'Køb Ringe Billigt',
      where: 'hemmelig-plads',
      why: 'giftige-ord',
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.template).toBe('report-receipt')
    expect(mail.text).toContain(`nummer ${number}`)
    expect(mail.text).toMatch(/senest den \d+\. \w+ 20\d\d/)
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/Køb Ringe|hemmelig-plads|giftige-ord/)
  })

  test('of child abuse needs no name, is due the next day, and mails no receipt', async () => {
    const { memorial } = await openPage()
    const mails = await db.mail.count({ where: { template: 'report-receipt' } })
    const { result } = await send({ kind: 'child_abuse', target: memorial.id, name: '', email: '' })
    const row = await rowOf(result.number)
    expect(row).toMatchObject({ email: null, name: 'Uden navn' })
    expect(daysLeft(row.dueOn)).toBeLessThanOrEqual(1)
    expect(await db.mail.count({ where: { template: 'report-receipt' } })).toBe(mails)
  })
})

describe('refused reports', () => {
  test('are 404 for content the caller may not see', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, visibility: 'members' })
    const { memorial: open } = await openPage()
    const waiting = await createContribution({ memorial: open })
    const picture = await createPicture({ memorial })
    for (const target of [memorial.id, waiting.id, picture.id, nowhere]) {
      await expect(send({ target })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(send({ target: picture.id }, callerFor(actorFor(owner)))).resolves.toBeDefined()
    await hideForTest(open)
    await expect(send({ target: open.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('name each missing field', async () => {
    const wrong = { kind: '', where: ' ', why: '', name: '', email: '', goodFaith: false }
    await expect(send(wrong)).rejects.toMatchObject({
      fields: {
        kind: 'Vælg, hvad der er galt.',
        why: 'Skriv, hvad der er galt.',
        goodFaith: 'Sæt kryds ved, at du mener det, du skriver.',
      },
    })
    await expect(send({ where: ' ', name: '', email: '' })).rejects.toMatchObject({
      fields: {
        where: 'Skriv, hvilken mindeside det er, og hvor på siden det står.',
        name: 'Skriv dit navn.',
        email: 'Skriv en mailadresse som navn@eksempel.dk.',
      },
    })
    await expect(send({ why: 'x'.repeat(5001) })).rejects.toMatchObject({ fields: { why: /5\.000 tegn/ } })
    await expect(send({ why: ' '.repeat(200_000) })).rejects.toMatchObject({ fields: { why: /5\.000 tegn/ } })
  })

  test('give a robot the usual answer and store nothing', async () => {
    const before = await db.report.count()
    expect((await send({ website: 'https://billigt.example' })).result.number).toBeGreaterThan(1000)
    expect(await db.report.count()).toBe(before)
  })

  test('include more than six cases an hour from one address without a proof, over both forms', async () => {
    const caller = callerFor(visitor())
    for (let n = 0; n < 6; n++) await send({}, caller)
    await expect(send({}, caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('include more than one a week after three manifestly unfounded ones, except for child abuse', async () => {
    const email = 'ubegrundet@eksempel.dk'
    for (let n = 0; n < 3; n++) {
      const { id } = await createReport({ email })
      await db.report.update({
        where: { caseId: id },
        data: { decision: 'no_action', isUnfounded: true, decidedAt: new Date() },
      })
    }
    await send({ email })
    await expect(send({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(send({ email, kind: 'child_abuse' })).resolves.toBeDefined()
  })
})

describe('without script', () => {
  const post = (fields: Record<string, string>) =>
    POST(
      new Request(`${env.SITE_URL}/api/reports`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin: env.SITE_URL,
          'x-client-address': '198.51.100.77',
        },
        body: new URLSearchParams(fields),
      }),
      { params: Promise.resolve(undefined) },
    )
  const typed = (words: Record<string, string> = {}): Record<string, string> => ({
    kind: 'about_me',
    where: 'Mindesiden for Karen Holm',
    why: 'Jeg er selv med på billedet og vil ikke vises.',
    name: 'Bo Krogh',
    email: 'bo-uden-script@eksempel.dk',
    goodFaith: 'on',
    website: '',
    ...words,
  })

  test('a report redirects to its number', async () => {
    const { status, headers } = await post(typed())
    expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/contact\?anmeldt=\d+$/)])
  })

  test('a refused one returns to its content, with every text', async () => {
    const { memorial } = await openPage()
    const location = (await post(typed({ target: memorial.id, email: 'bo' }))).headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^/contact\\?anmeld=${memorial.id}&kladde=[\\w-]{43}#anmeldelse$`))
    const draft = await findDraft('anmeldelse', Object.fromEntries(new URL(location, env.SITE_URL).searchParams))
    expect(draft?.values).toMatchObject({ why: 'Jeg er selv med på billedet og vil ikke vises.', email: 'bo' })
    expect(Object.keys(draft?.errors ?? {})).toEqual(['email'])
  })
})
