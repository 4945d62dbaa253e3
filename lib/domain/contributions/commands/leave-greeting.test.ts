import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/memorials/[id]/guestbook/route'
import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { findDraft } from '@/lib/domain/find-draft'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { createPage, greetingWords, sendGreeting } from '@/tests/factories/greetings'
import { pictureFile } from '@/tests/factories/media'
import { addMember } from '@/tests/factories/memorials'
import { bombPng, phoneJpeg } from '@/tests/factories/sample-pictures'

describe('a visitor leaves a greeting', () => {
  test('it is pending, belongs to the device, and moderators are notified in the app and by mail', async () => {
    const { owner, memorial } = await createPage()
    const [editor, reader, viewer] = await Promise.all([createAccount(), createAccount(), createAccount()])
    await addMember(memorial, editor, 'editor')
    await addMember(memorial, reader, 'first_reader')
    await addMember(memorial, viewer, 'viewer')
    const { result, cookies } = await sendGreeting(memorial)
    expect(result).toMatchObject({
      kind: 'greeting',
      authorName: 'Bodil Krogh',
      relation: 'nabo',
      status: 'pending',
      statusText: 'Afventer',
      own: true,
      pictures: [],
    })
    expect(cookies).toMatchObject([{ name: 'mindelund-bidrag', maxAgeSeconds: 400 * 86_400 }])
    const row = await db.contribution.findUniqueOrThrow({ where: { id: result.id } })
    expect(row).toMatchObject({ status: 'pending', userId: null, contributorHash: hashToken(cookies[0]?.value ?? '') })
    const told = await db.notification.findMany({ where: { contributionId: result.id } })
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([owner.id, editor.id, reader.id]))
    const mails = await db.mail.findMany({ where: { recipient: { in: [owner.email, editor.email, reader.email] } } })
    expect(mails).toHaveLength(3)
    expect(mails[0]?.text).toContain('Tak for de mange gode timer i haven.')
    expect(await db.contributionDay.count({ where: { memorialId: memorial.id } })).toBe(0)
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: result.id } })
    expect(audit).toMatchObject({ command: 'contributions.leave-greeting', actorKind: 'visitor' })
  })

  test('a device that has a secret keeps it', async () => {
    const { memorial } = await createPage()
    const hash = hashToken('en hemmelighed')
    const { result, cookies } = await sendGreeting(memorial, {}, callerFor(visitor(hash)))
    expect(cookies).toEqual([])
    const row = await db.contribution.findUniqueOrThrow({ where: { id: result.id } })
    expect(row.contributorHash).toBe(hash)
  })

  test('is shown and counted at once where the family chose so; the mail then only offers to take it down', async () => {
    const { owner, memorial } = await createPage({ guestbookMode: 'at_once' })
    const { result } = await sendGreeting(memorial)
    expect(result.status).toBe('approved')
    const days = await db.contributionDay.findMany({ where: { memorialId: memorial.id } })
    expect(days).toMatchObject([{ kind: 'greeting', approved: 1 }])
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: owner.email } })
    expect(mail.text).not.toContain('Godkend ')
    expect(await db.accessToken.count({ where: { contributionId: result.id, kind: 'contribution_reject' } })).toBe(1)
    expect(await db.accessToken.count({ where: { contributionId: result.id, kind: 'contribution_approve' } })).toBe(0)
  })

  test('a moderator’s own greeting needs no decision', async () => {
    const { owner, memorial } = await createPage()
    const { result } = await execute(leaveGreeting, callerFor(actorFor(owner)), { id: memorial.id, ...greetingWords })
    expect(result.status).toBe('approved')
    expect(await db.mail.count({ where: { recipient: owner.email } })).toBe(0)
  })

  test('brings a picture', async () => {
    const { memorial } = await createPage()
    const { result } = await sendGreeting(memorial, { picture: await pictureFile() })
    expect(result.pictures).toHaveLength(1)
    expect(await db.media.count({ where: { contributionId: result.id } })).toBe(1)
  })
})

describe('refuses', () => {
  test('fields that are missing, too long or not text, with a sentence for each field', async () => {
    const { memorial } = await createPage()
    const caller = callerFor(visitor())
    const wrong = { id: memorial.id, name: ' \u202E ', message: 'x'.repeat(2001), relation: 7 }
    await expect(execute(leaveGreeting, caller, wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        name: 'Skriv dit navn.',
        message: 'Det er for langt. Der er plads til 2.000 tegn.',
        relation: 'Skriv det som tekst.',
      },
    })
  })

  test('a page that visitors cannot see, and one that is not published yet', async () => {
    const { owner, memorial } = await createPage({ state: 'draft' })
    await expect(sendGreeting(memorial)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const asOwner = callerFor(actorFor(owner))
    await expect(sendGreeting(memorial, {}, asOwner)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const secret = await createPage({ visibility: 'members' })
    await expect(sendGreeting(secret.memorial)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a proof that was used, and one that was solved too fast', async () => {
    const { memorial } = await createPage()
    const altcha = await solvedProof()
    await sendGreeting(memorial, { altcha })
    await expect(sendGreeting(memorial, { altcha })).rejects.toMatchObject({ code: 'CHALLENGE_FAILED' })
    const hasty = await solvedProof(new Date())
    await expect(sendGreeting(memorial, { altcha: hasty })).rejects.toMatchObject({ code: 'TOO_FAST' })
    expect(await db.contribution.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('links and advertisements, and keeps the proof for the next try', async () => {
    const { memorial } = await createPage()
    const altcha = await solvedProof()
    const links = 'Se https://a.example og https://b.example'
    await expect(sendGreeting(memorial, { altcha, message: links })).rejects.toMatchObject({
      code: 'TOO_MANY_LINKS',
      fields: { message: expect.any(String) },
    })
    await expect(sendGreeting(memorial, { altcha, message: 'Bedste ONLINE-casino' })).rejects.toMatchObject({
      code: 'BLOCKED_WORDS',
    })
    await expect(sendGreeting(memorial, { altcha, name: 'karen.shop' })).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    })
    await expect(sendGreeting(memorial, { altcha })).resolves.toBeDefined()
  })

  test('a picture of more than thirty million pixels, with the number in the sentence at its field', async () => {
    const { memorial } = await createPage()
    const picture = new UploadedFile('billede.png', bombPng(6000, 5200))
    await expect(sendGreeting(memorial, { picture })).rejects.toMatchObject({
      code: 'PICTURE_TOO_MANY_PIXELS',
      fields: { picture: expect.stringContaining('30 millioner') },
    })
  })

  test('a picture that lacks a part, until its sender says that it is to be used', async () => {
    const { memorial } = await createPage()
    const whole = await phoneJpeg(600, 400)
    const picture = new UploadedFile('billede.jpg', whole.subarray(0, Math.floor(whole.length * 0.6)))
    await expect(sendGreeting(memorial, { picture })).rejects.toMatchObject({
      code: 'PICTURE_BROKEN',
      fields: { picture: expect.stringContaining('mangler') },
    })
    const { result } = await sendGreeting(memorial, { picture, acceptCut: 'on' })
    expect(result.pictures).toMatchObject([{ width: 400, height: 600 }])
  })

  test('the whole greeting when its picture is no image', async () => {
    const { memorial } = await createPage()
    const picture = new UploadedFile('billede.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(sendGreeting(memorial, { picture })).rejects.toMatchObject({ fields: { picture: expect.any(String) } })
    expect(await db.contribution.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('a bot that fills in the hidden field, without telling it', async () => {
    const { memorial } = await createPage()
    const { result } = await sendGreeting(memorial, { website: 'https://spam.example', altcha: undefined })
    expect(result).toMatchObject({ status: 'pending', own: true })
    expect(await db.contribution.count({ where: { memorialId: memorial.id } })).toBe(0)
  })
})

describe('a browser without script', () => {
  const post = (memorial: { slug: string }, body: FormData | URLSearchParams, accept = 'text/html') =>
    POST(
      new Request('http://localhost:3000/api/memorials/x/guestbook', {
        method: 'POST',
        body,
        headers: { accept, origin: 'http://localhost:3000', 'x-client-address': '198.51.100.7' },
      }),
      { params: Promise.resolve({ id: memorial.slug }) },
    )

  test('returns to the guestbook with its secret; the post is pending even where greetings are shown at once', async () => {
    const { memorial } = await createPage({ guestbookMode: 'at_once' })
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...greetingWords, website: '' })) body.set(name, value)
    body.set('picture', new File([], ''))
    const answer = await post(memorial, body)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/memorial/${memorial.slug}?tak=greeting#gaestebog`)
    expect(answer.headers.get('set-cookie')).toMatch(/^mindelund-bidrag=.*HttpOnly; SameSite=lax/i)
    const [row] = await db.contribution.findMany({ where: { memorialId: memorial.id } })
    expect(row?.status).toBe('pending')
  })

  test('finds the typed text again after a refusal', async () => {
    const { memorial } = await createPage()
    const answer = await post(memorial, new URLSearchParams({ name: '', message: 'Kære Karen' }))
    const location = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
    expect(location.hash).toBe('#skriv-hilsen')
    const draft = await findDraft('skriv-hilsen', Object.fromEntries(location.searchParams))
    expect(draft).toMatchObject({ values: { message: 'Kære Karen' }, errors: { name: 'Skriv dit navn.' } })
  })

  test.each([
    ['enhanced-memorial', 'enhanced-memorial'],
    ['classic-memorial', 'classic-memorial'],
    ['memorial', 'memorial'],
    ['/ondt.example', 'memorial'],
    ['../admin', 'memorial'],
    ['', 'memorial'],
  ])('sent from %j it returns to /%s, accepted or refused', async (layout, expected) => {
    const { memorial } = await createPage()
    const sent = await post(memorial, new URLSearchParams({ ...greetingWords, layout }))
    expect(sent.headers.get('location')).toBe(`/${expected}/${memorial.slug}?tak=greeting#gaestebog`)
    const refused = new URL(
      (await post(memorial, new URLSearchParams({ ...greetingWords, name: '', layout }))).headers.get('location') ?? '',
      'http://localhost:3000',
    )
    expect(refused.pathname).toBe(`/${expected}/${memorial.slug}`)
    const draft = await findDraft('skriv-hilsen', Object.fromEntries(refused.searchParams))
    expect(draft?.values).toEqual({ ...greetingWords, name: '' })
  })
})
