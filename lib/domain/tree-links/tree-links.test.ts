import { describe, expect, test, vi } from 'vitest'
import { readNeighbourhood } from '@/lib/domain/family-tree/neighbourhood'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { deleteMemorial } from '@/lib/domain/privacy/forget-person'
import { bringBackPage } from '@/lib/domain/reports/commands/bring-back-page'
import { hidePage } from '@/lib/domain/reports/commands/hide-page'
import { answerLink } from '@/lib/domain/tree-links/commands/answer-link'
import { endLink } from '@/lib/domain/tree-links/commands/end-link'
import { linkPerson } from '@/lib/domain/tree-links/commands/link-person'
import { listLinks } from '@/lib/domain/tree-links/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createHandler } from '@/tests/factories/reports'

/** A family with a tree: Karen, and her father Peter. */
async function family() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, firstName: 'Karen' })
  const tree = await createTree({ memorial })
  const peter = await createPerson(tree, { givenNames: 'Peter', surname: 'Holm', bornYear: 1912, diedYear: 1988 })
  await createUnion(tree, { partners: [peter], children: [{ id: tree.personId }] })
  return { owner, actor: actorFor(owner), memorial, tree, peter }
}

/** Another family's page for Peter. */
async function petersPage(columns: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, firstName: 'Peter', ...columns })
  return { owner, actor: actorFor(owner), memorial }
}

type Family = Awaited<ReturnType<typeof family>>

const link = ({ actor, memorial, peter }: Family, to: string, message = '') =>
  execute(linkPerson, callerFor(actor), { id: memorial.slug, personId: peter.id, memorial: to, message })

const answer = (actor: Actor, id: string, personId: string, said: 'accept' | 'refuse') =>
  execute(answerLink, callerFor(actor), { id, personId, answer: said })

/** Where Peter leads, for a stranger. */
async function shownPath({ memorial, tree, peter }: Family) {
  const viewer = { memorialId: memorial.id, isMember: false, now: new Date() }
  const { people } = await readNeighbourhood(tree.id, tree.personId, [], viewer)
  return people.find(({ id }) => id === peter.id)?.memorialPath
}

describe('a link to another family’s page', () => {
  test('is shown once they have said yes, and asked about by mail and in the app', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    await link(ours, `https://mindelund.dk/memorial/${theirs.memorial.slug}?gemt=1`, 'Min farfars bror.')
    expect(await shownPath(ours)).toBeNull()
    expect(
      await db.mail.findFirst({ where: { recipient: theirs.owner.email, template: 'tree-link-asked' } }),
    ).toMatchObject({ text: expect.stringContaining('Min farfars bror.') })
    expect(await db.notification.count({ where: { userId: theirs.owner.id, kind: 'tree_link_asked' } })).toBe(1)
    const { received } = await listLinks(theirs.actor, { id: theirs.memorial.slug })
    expect(received).toMatchObject([
      { personName: 'Peter Holm (1912 – 1988)', status: 'asked', message: 'Min farfars bror.' },
    ])
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
    expect(await shownPath(ours)).toBe(`/memorial/${theirs.memorial.slug}`)
    expect(await db.notification.count({ where: { userId: ours.owner.id, kind: 'tree_link_answered' } })).toBe(1)
  })

  test('is not shown after a no, and the same family is not asked again at once', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    await link(ours, theirs.memorial.slug)
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'refuse')
    expect(await shownPath(ours)).toBeNull()
    await expect(link(ours, theirs.memorial.slug)).rejects.toMatchObject({ code: 'TREE_LINK_REFUSED' })
    await expect(
      execute(endLink, callerFor(ours.actor), { id: ours.memorial.slug, personId: ours.peter.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('stays a no when the person leads elsewhere meanwhile, or is gone', async () => {
    const [ours, theirs, others] = [await family(), await petersPage(), await petersPage()]
    await link(ours, theirs.memorial.slug)
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'refuse')
    await link(ours, others.memorial.slug)
    await expect(link(ours, theirs.memorial.slug)).rejects.toMatchObject({ code: 'TREE_LINK_REFUSED' })
    await db.treePerson.delete({ where: { id: ours.peter.id } })
    const peter = await createPerson(ours.tree, { givenNames: 'Peter' })
    await expect(link({ ...ours, peter }, theirs.memorial.slug)).rejects.toMatchObject({ code: 'TREE_LINK_REFUSED' })
  })

  test('that the family asked took away is not asked for again at once, and one the others took away is', async () => {
    const theirs = await petersPage()
    for (const side of ['ours', 'theirs'] as const) {
      const ours = await family()
      await link(ours, theirs.memorial.slug)
      await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
      const who = side === 'ours' ? ours : theirs
      await execute(endLink, callerFor(who.actor), { id: who.memorial.slug, personId: ours.peter.id })
      const again = link(ours, theirs.memorial.slug)
      if (side === 'ours') await expect(again).resolves.toMatchObject({ result: { status: 'asked' } })
      else await expect(again).rejects.toMatchObject({ code: 'TREE_LINK_REFUSED' })
    }
  })

  test('is asked about once, and what the family said yes to stays shown', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    await link(ours, theirs.memorial.slug)
    await expect(link(ours, theirs.memorial.slug)).rejects.toMatchObject({ code: 'TREE_LINK_ASKED' })
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
    await expect(link(ours, theirs.memorial.slug)).rejects.toMatchObject({ code: 'TREE_LINK_THERE' })
    expect(await shownPath(ours)).toBe(`/memorial/${theirs.memorial.slug}`)
    expect(await db.mail.count({ where: { recipient: theirs.owner.email, template: 'tree-link-asked' } })).toBe(1)
  })

  test('brings a family three questions from one tree at most, however often they are taken back', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    const askAndTakeBack = async () => {
      await link(ours, theirs.memorial.slug)
      await execute(endLink, callerFor(ours.actor), { id: ours.memorial.slug, personId: ours.peter.id })
    }
    for (let count = 0; count < 3; count++) await askAndTakeBack()
    await expect(askAndTakeBack()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('tells the answer to nobody who no longer edits the page it was asked from', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    await link(ours, theirs.memorial.slug)
    await db.memorialMember.updateMany({ where: { memorialId: ours.memorial.id }, data: { role: 'viewer' } })
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
    expect(await db.notification.count({ where: { userId: ours.owner.id, kind: 'tree_link_answered' } })).toBe(0)
  })

  test('says the name of a page that is not open only to who asked, until its family said yes', async () => {
    const [ours, theirs] = [await family(), await petersPage({ visibility: 'members' })]
    const colleague = await createAccount()
    await db.memorialMember.createMany({
      data: [
        { memorialId: theirs.memorial.id, userId: ours.owner.id, role: 'viewer' },
        { memorialId: ours.memorial.id, userId: colleague.id, role: 'editor' },
      ],
    })
    const named = async (actor: Actor) =>
      (await listLinks(actor, { id: ours.memorial.slug })).sent.map(({ otherPage }) => otherPage.name !== null)
    await link(ours, theirs.memorial.slug)
    expect([await named(ours.actor), await named(actorFor(colleague))]).toEqual([[true], [false]])
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
    expect(await named(actorFor(colleague))).toEqual([true])
  })

  test('that was taken back leaves no unread news of the question', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    const other = await createPerson(ours.tree, { givenNames: 'Peter' })
    const end = (personId: string) => execute(endLink, callerFor(ours.actor), { id: ours.memorial.slug, personId })
    const unread = () => db.notification.count({ where: { userId: theirs.owner.id, kind: 'tree_link_asked' } })
    await link(ours, theirs.memorial.slug)
    await link({ ...ours, peter: other }, theirs.memorial.slug)
    await end(other.id)
    expect(await unread()).toBe(2)
    await end(ours.peter.id)
    expect(await unread()).toBe(0)
  })

  test('can be ended by either family', async () => {
    const theirs = await petersPage()
    for (const side of ['ours', 'theirs'] as const) {
      const ours = await family()
      await link(ours, theirs.memorial.slug)
      await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
      const who = side === 'ours' ? ours : theirs
      await execute(endLink, callerFor(who.actor), { id: who.memorial.slug, personId: ours.peter.id })
      expect(await shownPath(ours)).toBeNull()
    }
  })

  test('is there at once to a page that one edits oneself', async () => {
    const ours = await family()
    const own = await createMemorial({ owner: ours.owner, firstName: 'Peter' })
    await link(ours, own.slug)
    expect(await shownPath(ours)).toBe(`/memorial/${own.slug}`)
    expect(await db.mail.count({ where: { recipient: ours.owner.email, template: 'tree-link-asked' } })).toBe(0)
  })

  test('is not shown to strangers once the page is for members alone', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    await link(ours, theirs.memorial.slug)
    await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
    await db.memorial.update({ where: { id: theirs.memorial.id }, data: { visibility: 'members' } })
    expect(await shownPath(ours)).toBeNull()
  })
})

test('asking for another page takes the way to the first off the page at once', async () => {
  const [ours, theirs] = [await family(), await petersPage()]
  const own = await createMemorial({ owner: ours.owner, firstName: 'Peter' })
  await link(ours, own.slug)
  const before = await versionOf(ours.memorial.id)
  await link(ours, theirs.memorial.slug)
  expect(await shownPath(ours)).toBeNull()
  expect(await versionOf(ours.memorial.id)).toBeGreaterThan(before)
})

test('closing and hiding a page changes the pages whose trees lead to it', async () => {
  const [ours, theirs] = [await family(), await petersPage()]
  await link(ours, theirs.memorial.slug)
  await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
  const { id } = theirs.memorial
  const handler = callerFor(await createHandler())
  const acts = [
    () => execute(updateMemorial, callerFor(theirs.actor), { id, visibility: 'members' }),
    () => execute(updateMemorial, callerFor(theirs.actor), { id, visibility: 'unlisted' }),
    () => execute(hidePage, handler, { id, ground: 'law', reasons: 'Et navn må ikke stå der.' }),
    () => execute(bringBackPage, handler, { id, reasons: 'Navnet er væk.' }),
  ]
  for (const act of acts) {
    const before = await versionOf(ours.memorial.id)
    await act()
    expect(await versionOf(ours.memorial.id)).toBeGreaterThan(before)
  }
})

test('deleting a page changes the pages whose trees lead to it', async () => {
  const [ours, theirs] = [await family(), await petersPage()]
  await link(ours, theirs.memorial.slug)
  await answer(theirs.actor, theirs.memorial.slug, ours.peter.id, 'accept')
  const before = await versionOf(ours.memorial.id)
  await db.$transaction((tx) => {
    const context = { tx, enqueue: vi.fn() }
    return deleteMemorial(context, theirs.memorial.id, { actorId: null, actorName: null })
  })
  expect(await versionOf(ours.memorial.id)).toBeGreaterThan(before)
  expect(await shownPath(ours)).toBeNull()
})

describe('refuses', () => {
  test('a page that does not exist, one that may not be seen alike, and the tree’s own', async () => {
    const [ours, hidden] = [await family(), await petersPage({ state: 'draft' })]
    for (const unknown of ['findes-ikke', hidden.memorial.slug, 'https://mindelund.dk/', '   /']) {
      await expect(link(ours, unknown)).rejects.toMatchObject({ code: 'TREE_LINK_UNKNOWN' })
    }
    await expect(link(ours, ours.memorial.slug)).rejects.toMatchObject({ code: 'TREE_LINK_OWN_PAGE' })
  })

  test('whom a page of the tree is about: their own page is what the tree leads to', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    const karen = { ...ours.peter, id: ours.tree.personId }
    await expect(link({ ...ours, peter: karen }, theirs.memorial.slug)).rejects.toMatchObject({
      code: 'TREE_LINK_PAGE_PERSON',
    })
  })

  test('a stone that several share, with a request for the address', async () => {
    const [ours, theirs, second] = [await family(), await petersPage(), await petersPage()]
    const code = await createCode({ memorials: [theirs.memorial, second.memorial] })
    for (const typed of [code.code, `https://mindelund.dk/memorial/qr/${code.code}/dual`]) {
      await expect(link(ours, typed)).rejects.toMatchObject({ code: 'TREE_LINK_SHARED_CODE' })
    }
  })

  test('a person of another family’s tree, and an answer by anybody but the family asked', async () => {
    const [ours, others, theirs] = [await family(), await family(), await petersPage()]
    await expect(link({ ...ours, peter: others.peter }, theirs.memorial.slug)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await link(ours, theirs.memorial.slug)
    await expect(answer(ours.actor, theirs.memorial.slug, ours.peter.id, 'accept')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(answer(ours.actor, ours.memorial.slug, ours.peter.id, 'accept')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('an advertisement in the words to the other family, and in the person’s name', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    const tooMany = { code: 'TOO_MANY_LINKS' }
    await expect(link(ours, theirs.memorial.slug, 'www.a.example www.b.example')).rejects.toMatchObject(tooMany)
    await db.treePerson.update({ where: { id: ours.peter.id }, data: { givenNames: 'Besøg kasino.com' } })
    await expect(link(ours, theirs.memorial.slug)).rejects.toMatchObject(tooMany)
  })

  test('a second answer', async () => {
    const [ours, theirs] = [await family(), await petersPage()]
    await link(ours, theirs.memorial.slug)
    const both = (['accept', 'refuse'] as const).map((said) =>
      answer(theirs.actor, theirs.memorial.slug, ours.peter.id, said),
    )
    const results = await Promise.allSettled(both)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
