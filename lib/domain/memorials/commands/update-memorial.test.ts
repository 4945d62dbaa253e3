import { describe, expect, test } from 'vitest'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import type { MemorialView, UpdateMemorialInput } from '@/lib/domain/memorials/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

type Changes = Omit<UpdateMemorialInput, 'id' | 'revision'> & { revision?: number }

async function update(actor: Actor, id: string, changes: Changes): Promise<MemorialView> {
  const { result } = await execute(updateMemorial, callerFor(actor), { revision: 1, ...changes, id })
  return result
}

async function ownedMemorial(columns: Partial<Parameters<typeof createMemorial>[0]> = {}) {
  const owner = await createAccount()
  return { owner, actor: actorFor(owner), memorial: await createMemorial({ ...columns, owner }) }
}

describe('editing a memorial', () => {
  test('stores every field as sent and returns it to the editor', async () => {
    const { actor, memorial } = await ownedMemorial()
    const fields = {
      firstName: 'Kirsten',
      middleName: 'Margrethe',
      lastName: 'Højgaard',
      birthName: 'Bæk',
      born: { year: 1938, month: 11, day: 2 },
      died: { year: 2025, month: 3 },
      bornPlace: 'Ærøskøbing',
      diedPlace: 'Svendborg',
      epitaph: 'Tak for alt,\ndu var for os',
      biography: '<p>Født på en gård.</p>',
      restingCemetery: 'Assistens Kirkegård',
      restingPlot: 'Afdeling C, nr. 14',
      restingLatitude: 55.69,
      restingLongitude: 12.55,
      funeralKind: 'church' as const,
      funeralDay: '2026-12-24',
      funeralTime: '13:30',
      funeralPlace: 'Skt. Jørgens Kirke',
      funeralAddress: 'Strandvej 97, 5700 Svendborg',
      funeralNote: 'Efter højtideligheden er der kaffe.',
      funeralStream: 'https://www.youtube.com/live/abc',
      funeralRecording: 'https://vimeo.com/1234',
      funeralAnswerBy: '2026-12-20',
      donations: [
        { name: 'Svendborg Hospice', link: 'https://hospice.example/gave', mobilePay: '1234AB', note: 'Til haven' },
        { name: null, link: null, mobilePay: null, note: null },
        { name: 'Julehjælpen', link: null, mobilePay: '12 345', note: null },
      ],
      donationsStay: true,
      musicLinks: [
        { title: 'Den signede dag', link: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' },
        { title: 'Altid frejdig, når jeg finder linket', link: null },
      ],
      guestbookMode: 'at_once' as const,
      tributeMode: 'at_once' as const,
      candleMode: 'first' as const,
      visibility: 'members' as const,
    }
    const saved = await update(actor, memorial.slug, fields)
    expect(saved).toMatchObject({ revision: 2, fullName: 'Kirsten Margrethe Højgaard' })
    expect(await getMemorialForEdit(actor, { id: memorial.id })).toMatchObject(fields)
  })

  test('keeps absent fields and clears empty ones', async () => {
    const { actor, memorial } = await ownedMemorial({
      epitaph: 'Elsket og savnet',
      bornPlace: 'Aarhus',
      bornYear: 1940,
      funeralDay: new Date('2400-05-03'),
      funeralStream: 'https://vimeo.com/1234',
    })
    await update(actor, memorial.id, { bornPlace: ' ', born: null })
    expect(await getMemorialForEdit(actor, { id: memorial.id })).toMatchObject({
      epitaph: 'Elsket og savnet',
      bornPlace: null,
      born: null,
      funeralStream: 'https://vimeo.com/1234',
    })
  })

  test('sanitises the life story, and drops a template’s headings without text from a published page', async () => {
    const { actor, memorial } = await ownedMemorial()
    const biography =
      '<h2>Barndom og ungdom</h2><p></p><h2>Arbejde</h2><p onclick="x()">Smed.<script>alert(1)</script></p><h2>De sidste år</h2>'
    await update(actor, memorial.id, { biography })
    expect((await getMemorialForEdit(actor, { id: memorial.id })).biography).toBe('<h2>Arbejde</h2><p>Smed.</p>')
  })

  test('keeps a draft’s headings until it is published', async () => {
    const owner = await createAccount()
    const biography = '<h2>Barndom og ungdom</h2><p></p>'
    const memorial = await createMemorial({ owner, state: 'draft', biography })
    await createCode({ owner, memorials: [memorial] })
    await update(actorFor(owner), memorial.id, { epitaph: 'Fred' })
    expect((await getMemorialForEdit(actorFor(owner), { id: memorial.id })).biography).toBe(biography)
    await update(actorFor(owner), memorial.id, { state: 'published', revision: 2 })
    expect((await getMemorialForEdit(actorFor(owner), { id: memorial.id })).biography).toBeNull()
  })

  test('keeps the former address, gives the page a new version, and is in the log', async () => {
    const { owner, actor, memorial } = await ownedMemorial()
    const before = await versionOf(memorial.id)
    await update(actor, memorial.id, { slug: 'karen-fra-fjorden' })
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    const slugs = await db.memorialSlug.findMany({ where: { memorialId: memorial.id }, select: { slug: true } })
    expect(slugs.map(({ slug }) => slug).toSorted()).toEqual([memorial.slug, 'karen-fra-fjorden'].toSorted())
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: memorial.id } })
    expect(audit).toMatchObject({
      command: 'memorials.update-memorial',
      actorId: owner.id,
      detail: { fields: ['slug'] },
    })
  })

  test('an editor can edit the page but not change who sees it', async () => {
    const { memorial } = await ownedMemorial()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    await update(actorFor(editor), memorial.id, { epitaph: 'Hvil i fred' })
    for (const changes of [{ visibility: 'public' }, { state: 'archived' }, { slug: 'noget-andet' }] as const) {
      await expect(update(actorFor(editor), memorial.id, { ...changes, revision: 2 })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    }
  })
})

describe('publishing the page', () => {
  test('is refused without a code', async () => {
    const { actor, memorial } = await ownedMemorial({ state: 'draft' })
    await expect(update(actor, memorial.id, { state: 'published' })).rejects.toMatchObject({
      code: 'MEMORIAL_NEEDS_CODE',
    })
  })

  test('works with a code; an archived page can be published again even without its code', async () => {
    const owner = await createAccount()
    const actor = actorFor(owner)
    const memorial = await createMemorial({ owner, state: 'draft', creationStep: 'finish' })
    const code = await createCode({ owner, memorials: [memorial] })
    expect(await update(actor, memorial.id, { state: 'published' })).toMatchObject({
      state: 'published',
      creationStep: null,
    })
    await update(actor, memorial.id, { state: 'archived', revision: 2 })
    await db.qrLink.deleteMany({ where: { qrCodeId: code.id } })
    expect((await update(actor, memorial.id, { state: 'published', revision: 3 })).state).toBe('published')
  })

  test('a memorialised page cannot be archived', async () => {
    const { actor, memorial } = await ownedMemorial({ state: 'memorialised' })
    await expect(update(actor, memorial.id, { state: 'archived' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('pictures', () => {
  test('portrait and cover must be the page’s own pictures', async () => {
    const { actor, memorial } = await ownedMemorial()
    const foreign = await createPicture({ memorial: (await ownedMemorial()).memorial })
    const own = await createPicture({ memorial })
    await update(actor, memorial.id, { portraitId: own.id, coverId: own.id })
    expect(await getMemorialForEdit(actor, { id: memorial.id })).toMatchObject({ portraitId: own.id, coverId: own.id })
    await expect(update(actor, memorial.id, { portraitId: foreign.id, revision: 2 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { portraitId: expect.any(String) },
    })
  })
})

describe('refuses', () => {
  test('a change to an old revision, and keeps the newer one', async () => {
    const { actor, memorial } = await ownedMemorial()
    await update(actor, memorial.id, { epitaph: 'Den nye' })
    await expect(update(actor, memorial.id, { epitaph: 'Den gamle' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await getMemorialForEdit(actor, { id: memorial.id })).epitaph).toBe('Den nye')
  })

  test('one of two concurrent saves', async () => {
    const { actor, memorial } = await ownedMemorial()
    const results = await Promise.allSettled(['a', 'b'].map((epitaph) => update(actor, memorial.id, { epitaph })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('visitors, other accounts, viewers and administrators', async () => {
    const { memorial } = await ownedMemorial()
    const hidden = (await ownedMemorial({ state: 'draft' })).memorial
    const outsider = await createAccount()
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    const admin = { ...actorFor(await createAccount()), kind: 'administrator' as const, scope: 'full' as const }
    const change = { epitaph: 'Fremmed hånd' }
    await expect(update(visitor(), memorial.id, change)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(update(actorFor(outsider), hidden.id, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(actorFor(outsider), 'findes-ikke', change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(actorFor(outsider), memorial.id, change)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(actorFor(viewer), memorial.id, change)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(admin, memorial.id, change)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test.each([
    ['firstName', { firstName: ' ' }],
    ['epitaph', { epitaph: 'x'.repeat(301) }],
    ['biography', { biography: `<p>${'x'.repeat(60_001)}</p>` }],
    ['bornPlace', { bornPlace: 'x'.repeat(161) }],
    ['restingLatitude', { restingLatitude: 91, restingLongitude: 12 }],
    ['restingLatitude', { restingLatitude: 55 }],
    ['funeralDay', { funeralDay: '24-12-2026' }],
    ['funeralDay', { funeralKind: 'church' as const }],
    ['funeralTime', { funeralDay: '2026-12-24', funeralTime: '25:00' }],
    ['funeralNote', { funeralNote: 'x'.repeat(1001) }],
    ['funeralDay', { funeralStream: 'https://vimeo.com/1234' }],
    ['funeralStream', { funeralStream: 'https://vimeo.com.example/1' }],
    ['funeralStream', { funeralStream: 'https://evilvimeo.com/1' }],
    ['funeralStream', { funeralStream: 'http://vimeo.com/1' }],
    ['funeralRecording', { funeralRecording: 'https://example.com/#youtu.be' }],
    ['slug', { slug: 'Ikke en adresse' }],
    ['slug', { slug: 'admin' }],
    ['died.day', { died: { year: 2023, month: 2, day: 29 } }],
  ])('an invalid %s with its own sentence', async (field, changes) => {
    const { actor, memorial } = await ownedMemorial()
    await expect(update(actor, memorial.id, changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })

  test.each([
    ['name', ['', 'x'.repeat(81)]],
    [
      'link',
      ['http://hospice.example', 'https://127.0.0.1', 'https://a:b@hospice.example', 'javascript:alert(1)', 'gave'],
    ],
    ['mobilePay', ['123', '1234567', '123456789', 'hospice']],
  ])('an invalid %s of where gifts go, and a fourth of them', async (field, values) => {
    const { actor, memorial } = await ownedMemorial()
    const gift = { name: 'Svendborg Hospice', link: '', mobilePay: '12345', note: '' }
    const refusal = (donations: Array<typeof gift>) =>
      update(actor, memorial.id, { donations }).catch((error) => error.fields)
    for (const value of values) {
      expect(await refusal([{ ...gift, [field]: value }])).toEqual({ [`donations.0.${field}`]: expect.any(String) })
    }
    expect(await refusal(Array(4).fill(gift))).toEqual({ donations: 'Der er plads til 3.' })
  })

  test('a sixth link to music, one without words, and one that leads anywhere else', async () => {
    const { actor, memorial } = await ownedMemorial()
    const piece = { title: 'Den signede dag', link: 'https://tidal.com/track/1' }
    const refusal = (musicLinks: Array<typeof piece>) =>
      update(actor, memorial.id, { musicLinks }).catch((error) => error.fields)
    expect(await refusal(Array(6).fill(piece))).toEqual({ musicLinks: 'Der er plads til 5 links.' })
    expect(await refusal([{ ...piece, title: ' ' }])).toEqual({ 'musicLinks.0.title': 'Skriv, hvad man hører.' })
    expect(await refusal([piece, { ...piece, link: 'https://musik.example/1' }])).toEqual({
      'musicLinks.1.link': expect.stringContaining('Linket kan være fra Spotify, Apple Music,'),
    })
  })

  test('a death before the stored birth', async () => {
    const { actor, memorial } = await ownedMemorial({ bornYear: 1950 })
    await expect(update(actor, memorial.id, { died: { year: 1949 } })).rejects.toMatchObject({
      code: 'DATES_OUT_OF_ORDER',
    })
    expect((await getMemorialForEdit(actor, { id: memorial.id })).died).toBeNull()
  })
})
