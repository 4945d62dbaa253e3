import { describe, expect, it } from 'vitest'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { findStone } from '@/lib/domain/memorial-page/stone-queries'
import { keepSlug } from '@/lib/domain/memorials/take-slug'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const outsider = visitor()

async function pageOf(
  actor: Parameters<typeof getMemorialPage>[0],
  key: string,
  side?: string,
): Promise<MemorialPageView> {
  const answer = await getMemorialPage(actor, key, side)
  if (answer.kind !== 'page') throw new Error(`No page but ${answer.kind}`)
  return answer.page
}

describe('an address under /memorial/', () => {
  it('shows the page under its slug; ids, capitals and former slugs redirect there permanently', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    await db.$transaction((tx) => keepSlug(tx, `for-${memorial.slug}`, memorial.id))
    const moved = { kind: 'elsewhere', path: `/memorial/${memorial.slug}`, permanent: true }

    expect((await pageOf(outsider, memorial.slug)).id).toBe(memorial.id)
    expect(await getMemorialPage(outsider, memorial.id)).toEqual(moved)
    expect(await getMemorialPage(outsider, memorial.slug.toUpperCase())).toEqual(moved)
    expect(await getMemorialPage(outsider, `for-${memorial.slug}`)).toEqual(moved)
  })

  it('redirects a text code temporarily to its linked page, and a free one to its scan page', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    const { code } = await createCode({ memorials: [memorial] })
    const free = await createCode()

    expect(await getMemorialPage(outsider, code)).toEqual({
      kind: 'elsewhere',
      path: `/memorial/${memorial.slug}`,
      permanent: false,
    })
    expect(await getMemorialPage(outsider, code.toLowerCase())).toMatchObject({ path: `/memorial/${code}` })
    expect(await getMemorialPage(outsider, free.code)).toMatchObject({ path: `/qr-scan/${free.code}` })
  })

  it('is missing for an unknown key or an invalid cursor', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    expect(await getMemorialPage(outsider, 'findes-ikke')).toEqual({ kind: 'missing' })
    expect(await getMemorialPage(outsider, 'x'.repeat(5000))).toEqual({ kind: 'missing' })
    expect(await getMemorialPage(outsider, memorial.slug, 'hilsner.vrøvl')).toEqual({ kind: 'missing' })
  })
})

describe('who sees a page', () => {
  it.each([
    ['a draft', { state: 'draft' }],
    ['an archived page', { state: 'archived' }],
    ['a page for members', { visibility: 'members' }],
  ] as const)('%s is for the family alone, by slug and by id', async (_, columns) => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, ...columns })
    for (const key of [memorial.slug, memorial.id, memorial.slug.toUpperCase()]) {
      expect(await getMemorialPage(outsider, key)).toEqual({ kind: 'missing' })
      expect(await getMemorialPage(actorFor(await createAccount()), key)).toEqual({ kind: 'missing' })
    }
    expect((await pageOf(actorFor(owner), memorial.slug)).membership).toMatchObject({ role: 'owner', canEdit: true })
    expect((await pageOf(administratorFor(await createAccount()), memorial.slug)).membership).toBeNull()
  })

  it('shows the next step of guided creation to the page’s writers only', async () => {
    const [owner, reader] = [await createAccount(), await createAccount()]
    const begun = await createMemorial({ owner, state: 'draft', creationStep: 'biography' })
    await addMember(begun, reader, 'first_reader')
    expect((await pageOf(actorFor(owner), begun.slug)).membership?.continuing).toMatchObject({
      label: 'Fortsæt, trin 5 af 8',
      path: `/create-memorial/guided?id=${begun.id}&trin=biography`,
    })
    expect((await pageOf(actorFor(reader), begun.slug)).membership?.continuing).toBeNull()
  })

  it('shows the number of pending posts to moderators only', async () => {
    const owner = await createAccount()
    const viewer = await createAccount()
    const memorial = await createMemorial({ owner })
    await addMember(memorial, viewer, 'viewer')
    await createContribution({ memorial })

    expect((await pageOf(actorFor(owner), memorial.slug)).membership?.pendingCount).toBe(1)
    expect((await pageOf(actorFor(viewer), memorial.slug)).membership).toMatchObject({
      canModerate: false,
      pendingCount: 0,
    })
  })

  it('shows a pending post only to the device that wrote it', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    const contributorHash = 'a'.repeat(64)
    await createContribution({ memorial, contributorHash })

    expect((await pageOf(visitor(contributorHash), memorial.slug)).greetings.items).toMatchObject([{ own: true }])
    expect((await pageOf(outsider, memorial.slug)).greetings.items).toEqual([])
  })
})

describe('the content of a page', () => {
  it('lists ten greetings and continues from there', async () => {
    const memorial = await createMemorial({ owner: await createAccount() })
    for (let index = 0; index < 13; index++) {
      await createContribution({ memorial, status: 'approved', createdAt: new Date(Date.now() - index * 60_000) })
    }
    const first = await pageOf(outsider, memorial.slug)
    const rest = await pageOf(outsider, memorial.slug, `hilsner.${first.greetings.nextCursor}`)

    expect(first.greetings.items).toHaveLength(10)
    expect(rest.greetings.items).toHaveLength(3)
    expect(rest.greetings.nextCursor).toBeNull()
    expect(first.counts.greetings).toBe(13)
  })

  it('shows the funeral until its day is over', async () => {
    const owner = await createAccount()
    const today = new Date(`${danishDay(new Date())}T00:00:00Z`)
    const yesterday = new Date(today.getTime() - 86_400_000)
    const held = await createMemorial({ owner, funeralDay: yesterday, funeralPlace: 'Ribe Domkirke' })
    const coming = await createMemorial({ owner, funeralDay: today, funeralPlace: 'Ribe Domkirke' })

    expect((await pageOf(outsider, held.slug)).funeral).toBeNull()
    expect((await pageOf(outsider, coming.slug)).funeral).toMatchObject({ place: 'Ribe Domkirke' })
  })

  it('shows where gifts go instead of flowers until some months after the funeral, or for good', async () => {
    const owner = await createAccount()
    const donations = [{ name: 'Hospice', link: 'https://www.hospice.example/gave', mobilePay: null, note: null }]
    const shown = { items: [{ ...donations[0], host: 'hospice.example' }], until: null }
    const held = (days: number) => new Date(Date.parse(danishDay(new Date())) - days * 86_400_000)
    const at = async (columns: object) =>
      (await pageOf(outsider, (await createMemorial({ owner, donations, ...columns })).slug)).donations
    expect(await at({})).toEqual(shown)
    expect(await at({ funeralDay: held(90) })).toEqual({ ...shown, until: expect.any(String) })
    expect(await at({ funeralDay: held(91) })).toBeNull()
    expect(await at({ funeralDay: held(91), donationsStay: true })).toEqual(shown)
  })

  it('is listed for search engines only when the family chose so', async () => {
    const owner = await createAccount()
    const open = await createMemorial({ owner, visibility: 'public' })
    const unlisted = await createMemorial({ owner })
    expect((await pageOf(outsider, open.slug)).isListed).toBe(true)
    expect((await pageOf(outsider, unlisted.slug)).isListed).toBe(false)
  })
})

describe('the people on a double stone', () => {
  it('are listed left to right, without those whose page this visitor may not see', async () => {
    const owner = await createAccount()
    const left = await createMemorial({ owner, firstName: 'Karen', bornYear: 1942, diedYear: 2024 })
    const right = await createMemorial({ owner, firstName: 'Jens', state: 'draft' })
    const { code } = await createCode({ memorials: [left, right] })

    expect(await findStone(outsider, { code })).toMatchObject([{ slug: left.slug, lifespan: '1942 – 2024' }])
    expect((await findStone(actorFor(owner), { code }))?.map(({ slug }) => slug)).toEqual([left.slug, right.slug])
    expect(await findStone(outsider, { code: 'findes-ikke' })).toBeNull()
  })
})

it('is missing at addresses that the database would reject', async () => {
  for (const key of ['\u0000', 'karen\u0000holm', '../karen', 'x'.repeat(300), '%00', 'kære']) {
    expect(await getMemorialPage(outsider, key)).toEqual({ kind: 'missing' })
  }
})

describe('the family on a page', () => {
  it('is named to members, and the living only counted for all others', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const tree = await createTree({ memorial })
    const partner = await createPerson(tree, { givenNames: 'Bo', surname: 'Holm', bornYear: 1940, diedYear: 2001 })
    const child = await createPerson(tree, { givenNames: 'Levende', surname: 'Hemmelig', bornYear: 1990 })
    await createUnion(tree, { partners: [{ id: tree.personId }, partner], children: [child] })
    const { family } = await pageOf(outsider, memorial.slug)
    expect(family?.groups).toMatchObject([
      { relation: 'partner', people: [{ name: 'Bo Holm', lifespan: '1940 – 2001' }], maskedCount: 0 },
      { relation: 'child', people: [], maskedCount: 1 },
    ])
    const asMember = await pageOf(actorFor(owner), memorial.slug)
    expect(asMember.family?.groups[1]).toMatchObject({ people: [{ name: 'Levende Hemmelig' }], maskedCount: 0 })
  })

  it('is left out without a tree, and while the tree has nobody else', async () => {
    const owner = await createAccount()
    const [without, alone] = [await createMemorial({ owner }), await createMemorial({ owner })]
    await createTree({ memorial: alone })
    for (const { slug } of [without, alone]) expect((await pageOf(outsider, slug)).family).toBeNull()
  })
})
