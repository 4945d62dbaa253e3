import { v7 as newUuidV7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { findPage } from '@/lib/domain/page-desk/page-queries'
import { listPages } from '@/lib/domain/page-desk/queries'
import { pageListInput } from '@/lib/domain/page-desk/schema'
import { db } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createCase } from '@/tests/factories/support'

const filter = (values: object = {}) => pageListInput.parse(values)
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
/** A word in no other test's pages. */
const rareWord = () => newUuidV7().slice(-12)
const found = async (values: object) =>
  (await listPages(await administrator(), filter(values))).items.map(({ id }) => id)

describe('finding pages', () => {
  it('matches name, slug, former slug, code and owner, for private pages and drafts too', async () => {
    const word = rareWord()
    const owner = await createAccount({ username: `ejer${word}` })
    const { id, slug } = await createMemorial({
      owner,
      firstName: 'Åse',
      lastName: `Æ${word}`,
      state: 'draft',
      visibility: 'members',
    })
    await db.memorialSlug.create({ data: { slug: `tidligere-${word}`, memorialId: id } })
    const { code } = await createCode({ memorials: [{ id }] })
    const address = `https://mindelund.dk/memorial/${slug}?tak=candle`
    for (const search of [`åse æ${word}`, word.slice(3), slug, `tidligere-${word}`, code, owner.email, id, address]) {
      expect(await found({ search }), search).toContain(id)
    }
    expect(await found({ search: `åse ${word} findesikke` })).toEqual([])
    expect(await found({ search: word, state: 'published' })).toEqual([])
    expect(await found({ search: word, state: 'draft' })).toEqual([id])
  })

  it('uses the index instead of scanning every page', async () => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`
      return tx.$queryRaw<Array<{ 'QUERY PLAN': string }>>`
        EXPLAIN SELECT id FROM "Memorial" WHERE search_text("firstName" || ' ' || coalesce("middleName", '') || ' '
          || coalesce("lastName", '') || ' ' || "slug") LIKE ${'%holm%'}`
    })
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Memorial_search')
  })

  it('pages through each page once', async () => {
    const word = rareWord()
    const owner = await createAccount()
    for (let n = 0; n < 27; n++) await createMemorial({ owner, lastName: word })
    const actor = await administrator()
    const first = await listPages(actor, filter({ search: word }))
    const second = await listPages(actor, filter({ search: word, cursor: first.nextCursor }))
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([25, 2, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27)
  })
})

describe('one page, as administrators see it', () => {
  it('shows its data and people, none of its content, and logs the view', async () => {
    const owner = await createAccount({ fullName: 'Birgit Ravn' })
    const reader = await createAccount()
    const memorial = await createMemorial({ owner, visibility: 'members', epitaph: 'Altid elsket' })
    await db.memorial.update({ where: { id: memorial.id }, data: { biography: '<p>Hun var hemmelig agent.</p>' } })
    await addMember(memorial, reader, 'viewer')
    const { code } = await createCode({ owner, memorials: [memorial] })
    const { id: caseId, number } = await createCase()
    await db.supportCase.update({ where: { id: caseId }, data: { about: `Siden /memorial/${memorial.slug}, tak` } })
    const { id: otherCase } = await createCase()
    await db.supportCase.update({ where: { id: otherCase }, data: { about: `${memorial.slug}-den-anden` } })
    const actor = await administrator()
    const page = await findPage(actor, { key: memorial.slug })
    expect(page).toMatchObject({
      id: memorial.id,
      stateText: 'Vises',
      visibilityText: 'Kun for familien',
      isOpen: false,
      owner: { fullName: 'Birgit Ravn' },
      members: [{ roleText: 'Ejer' }, { id: reader.id, roleText: 'Kan se siden' }],
      codes: [{ code, holder: { id: owner.id } }],
      cases: [{ number }],
    })
    expect(JSON.stringify(page)).not.toMatch(/elsket|agent/)
    await findPage(actor, { key: memorial.id })
    const looked = { command: 'page-desk.look-at-page', actorId: actor.userId, subjectId: memorial.id }
    expect(await db.auditEntry.count({ where: looked })).toBe(1)
  })

  it('is null for an unknown address', async () => {
    expect(await findPage(await administrator(), { key: 'findes-ikke' })).toBeNull()
    expect(await findPage(await administrator(), { key: '../etc' })).toBeNull()
  })
})
