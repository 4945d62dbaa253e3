import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BegunMemorialView, CreateMemorialInput } from '@/lib/domain/memorials/schema'
import { createMemorial } from '@/lib/domain/page-creation/commands/create-memorial'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial as createMemorialFor } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

async function create(
  actor: Actor,
  input: Partial<CreateMemorialInput> & { firstName: string },
): Promise<BegunMemorialView> {
  const { result } = await execute(createMemorial, callerFor(actor), input)
  return result
}

describe('creating a memorial', () => {
  test('makes an unlisted draft owned by its creator', async () => {
    const owner = await createAccount()
    const made = await create(actorFor(owner), { firstName: ' Åse  Marie ', lastName: 'Sørensen' })
    expect(made).toMatchObject({
      slug: 'aase-marie-soerensen',
      fullName: 'Åse Marie Sørensen',
      state: 'draft',
      visibility: 'unlisted',
      revision: 1,
    })
    const row = await db.memorial.findUniqueOrThrow({ where: { id: made.id }, include: { members: true, slugs: true } })
    expect(row.members).toMatchObject([{ userId: owner.id, role: 'owner' }])
    expect(row.slugs.map(({ slug }) => slug)).toEqual([made.slug])
    expect(row).toMatchObject({ guestbookMode: 'first', tributeMode: 'first', candleMode: 'at_once' })
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: made.id } })
    expect(audit).toMatchObject({ command: 'page-creation.create-memorial', actorId: owner.id })
  })

  test('links the page to its code and leaves it a draft until it is published', async () => {
    const owner = await createAccount()
    const code = await createCode({ owner })
    const made = await create(actorFor(owner), { firstName: 'Jens', qrCode: code.code.toLowerCase() })
    expect(made.state).toBe('draft')
    const links = await db.qrLink.findMany({ where: { memorialId: made.id } })
    expect(links).toMatchObject([{ qrCodeId: code.id, position: 1 }])
  })

  test('stores the next step of a guided page; a template starts with headings and empty paragraphs', async () => {
    const owner = actorFor(await createAccount())
    expect(await create(owner, { firstName: 'Ida', creationWay: 'guided' })).toMatchObject({ creationStep: 'dates' })
    const templated = await create(owner, { firstName: 'Ida', creationWay: 'template', template: 'parent' })
    const { biography } = await db.memorial.findUniqueOrThrow({ where: { id: templated.id } })
    expect(biography).toMatch(/^<h2>Barndom og ungdom<\/h2><p><\/p>/)
    expect(biography).not.toContain('?')
  })

  test('about the creator is a story of their own, without a date of death', async () => {
    const writer = await createAccount()
    const died = { year: '2020', month: '', day: '' }
    const made = await create(actorFor(writer), { firstName: 'Birgit', isOwnStory: true, creationWay: 'guided', died })
    expect(made).toMatchObject({ isOwnStory: true, state: 'draft' })
    expect(await db.memorial.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({
      ownStoryById: writer.id,
      diedYear: null,
    })
  })

  test('stores dates with their precision', async () => {
    const made = await create(actorFor(await createAccount()), {
      firstName: 'Ellen',
      born: { year: '1931', month: '', day: '' },
      died: { year: 2024, month: 5 },
    })
    const row = await db.memorial.findUniqueOrThrow({ where: { id: made.id } })
    expect(row).toMatchObject({ bornYear: 1931, bornMonth: null, diedYear: 2024, diedMonth: 5, diedDay: null })
  })

  test('stores a date’s qualifier, typed or sent', async () => {
    const made = await create(actorFor(await createAccount()), {
      firstName: 'Ellen',
      born: { year: 'omkring 1931', month: '', day: '' },
      died: { year: 2024, month: 5, qualifier: 'after' },
    })
    const row = await db.memorial.findUniqueOrThrow({ where: { id: made.id } })
    expect(row).toMatchObject({ bornYear: 1931, bornQualifier: 'about', diedMonth: 5, diedQualifier: 'after' })
  })

  test('accepts a whole date in the field for the year', async () => {
    const made = await create(actorFor(await createAccount()), {
      firstName: 'Ellen',
      born: { year: '3. maj 1931', month: '5', day: '' },
    })
    const row = await db.memorial.findUniqueOrThrow({ where: { id: made.id } })
    expect(row).toMatchObject({ bornYear: 1931, bornMonth: 5, bornDay: 3, bornQualifier: null })
  })

  test('gives twelve concurrent pages of one name twelve addresses', async () => {
    const owner = actorFor(await createAccount())
    const made = await Promise.all(
      Array.from({ length: 12 }, () => create(owner, { firstName: 'Karl', lastName: 'Ås' })),
    )
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(12)
    expect(made.map(({ slug }) => slug)).toContain('karl-aas-12')
  })

  test('makes one page, linked once, from twenty requests of one beginning, and returns it to later ones', async () => {
    const owner = await createAccount()
    const { code } = await createCode({ owner })
    const begin = { firstName: 'Thyra', qrCode: code, beginning: randomUUID() }
    const made = await Promise.all(Array.from({ length: 20 }, () => create(actorFor(owner), begin)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    const mine = { memorial: { members: { some: { userId: owner.id } } } }
    expect(await db.memorialMember.count({ where: { userId: owner.id } })).toBe(1)
    expect(await db.qrLink.count({ where: mine })).toBe(1)
    const id = made[0]?.id ?? ''
    await db.memorial.update({ where: { id }, data: { firstName: 'Thyra Marie', revision: 2 } })
    const again = await create(actorFor(owner), { ...begin, beginning: begin.beginning.toUpperCase() })
    expect(again).toMatchObject({ id, fullName: 'Thyra Marie', revision: 2 })
  })

  test('creates a page of one’s own with another person’s key', async () => {
    const [one, other] = await Promise.all([createAccount(), createAccount()])
    const beginning = randomUUID()
    const theirs = await create(actorFor(one), { firstName: 'Hemmelig', beginning })
    const mine = await create(actorFor(other), { firstName: 'Bo', beginning })
    expect(mine).toMatchObject({ fullName: 'Bo' })
    expect(mine.id).not.toBe(theirs.id)
    const members = await db.memorialMember.findMany({ where: { memorialId: theirs.id } })
    expect(members.map(({ userId }) => userId)).toEqual([one.id])
  })

  test('creates another page when the first was deleted or can no longer be edited', async () => {
    const owner = await createAccount()
    const begin = { firstName: 'Ida', beginning: randomUUID() }
    const given = await create(actorFor(owner), begin)
    await db.memorialMember.deleteMany({ where: { memorialId: given.id } })
    const second = await create(actorFor(owner), begin)
    expect(second.id).not.toBe(given.id)
    await db.memorial.delete({ where: { id: second.id } })
    expect((await create(actorFor(owner), begin)).id).not.toBe(second.id)
  })

  test('never reuses another page’s former slug', async () => {
    const owner = await createAccount()
    const other = await createMemorialFor({ owner, firstName: 'Gerda', lastName: 'Lund' })
    await db.memorialSlug.create({ data: { slug: 'vera-lund', memorialId: other.id } })
    expect((await create(actorFor(owner), { firstName: 'Vera', lastName: 'Lund' })).slug).toBe('vera-lund-2')
  })
})

describe('refuses', () => {
  test('a visitor', async () => {
    await expect(create(visitor(), { firstName: 'Karen' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: ' \u0000 ' }, 'firstName'],
    [{ firstName: 'x'.repeat(81) }, 'firstName'],
    [{ firstName: 'Karen', middleName: 'x'.repeat(121) }, 'middleName'],
    [{ firstName: 'Karen', lastName: 'x'.repeat(81) }, 'lastName'],
    [{ firstName: 'Karen', birthName: 'x'.repeat(81) }, 'birthName'],
    [{ firstName: 'Karen', born: { day: 3, month: 5 } }, 'born.year'],
    [{ firstName: 'Karen', born: { year: 1942, day: 3 } }, 'born.month'],
    [{ firstName: 'Karen', born: { year: 1942, month: 2, day: 30 } }, 'born.day'],
    [{ firstName: 'Karen', died: { year: 9000 } }, 'died.year'],
    [{ firstName: 'Karen', beginning: 'nu' }, 'beginning'],
  ])('%j, naming the field', async (input, field) => {
    const attempt = create(actorFor(await createAccount()), input)
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
  })

  test.each([
    [{ year: 'vist nok 1942' }, 'year', 'Skriv et årstal, for eksempel 1942, ca. 1942, før 1942 eller 1940’erne.'],
    [{ year: "40'erne" }, 'year', 'Skriv et årstal, for eksempel 1942, ca. 1942, før 1942 eller 1940’erne.'],
    [{ year: '1942'.repeat(20) }, 'year', 'Skriv et årstal, for eksempel 1942, ca. 1942, før 1942 eller 1940’erne.'],
    [{ year: "1945'erne" }, 'year', 'Skriv årtiet med nul til sidst, for eksempel 1940’erne.'],
    [
      { year: "1900'erne" },
      'year',
      'Det kan være ti år eller hundrede. Skriv et omtrentligt år, for eksempel ca. 1905.',
    ],
    [{ year: "1940'erne", month: '5' }, 'month', 'Et årti har ingen måned. Vælg »Ved ikke«, eller skriv ét år.'],
    [{ year: '3. maj 1942', month: '6' }, 'year', 'Dag og måned står to steder og er ikke ens. Skriv dem ét sted.'],
    [{ year: '31. april 1942' }, 'day', 'Den dag findes ikke i måneden.'],
    [{ year: 'efter 2999' }, 'year', 'Datoen ligger i fremtiden.'],
    [{ year: 1942, day: 'x' }, 'day', 'Skriv et tal.'],
  ])('%j at its %s, in Danish', async (born, part, sentence) => {
    const attempt = create(actorFor(await createAccount()), { firstName: 'Karen', born })
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { [`born.${part}`]: sentence } })
  })

  test('a death certainly before the birth, but not one that may be right', async () => {
    const owner = actorFor(await createAccount())
    const certain = create(owner, { firstName: 'K', born: { year: '1940' }, died: { year: 'før 1940' } })
    await expect(certain).rejects.toMatchObject({ code: 'DATES_OUT_OF_ORDER' })
    await create(owner, { firstName: 'K', born: { year: 'ca. 1940' }, died: { year: '1938' } })
    await create(owner, { firstName: 'K', born: { year: "1940'erne" }, died: { year: 1941 } })
  })

  test('a death before the birth, and writes nothing', async () => {
    const owner = await createAccount()
    const attempt = create(actorFor(owner), { firstName: 'Karen', born: { year: 1950 }, died: { year: 1949 } })
    await expect(attempt).rejects.toMatchObject({ code: 'DATES_OUT_OF_ORDER', fields: { died: expect.any(String) } })
    expect(await db.memorialMember.count({ where: { userId: owner.id } })).toBe(0)
  })

  test('a code that is unknown, another account’s, or has two pages, and creates no page', async () => {
    const [owner, outsider] = await Promise.all([createAccount(), createAccount()])
    const foreign = await createCode({ owner: outsider })
    const one = await createMemorialFor({ owner })
    const two = await createMemorialFor({ owner })
    const full = await createCode({ owner, memorials: [one, two] })
    const actor = actorFor(owner)
    await expect(create(actor, { firstName: 'A', qrCode: 'noget' })).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    await expect(create(actor, { firstName: 'A', qrCode: foreign.code })).rejects.toMatchObject({
      code: 'QR_CODE_NOT_YOURS',
    })
    await expect(create(actor, { firstName: 'A', qrCode: full.code })).rejects.toMatchObject({ code: 'QR_CODE_FULL' })
    expect(await db.memorialMember.count({ where: { userId: owner.id } })).toBe(2)
  })
})
