import { describe, expect, test } from 'vitest'
import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import type { PersonForm } from '@/lib/domain/family-tree/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson } from '@/tests/factories/family-tree'
import { addMember } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

type Place = { id: string; personId: string }
const update = (actor: Actor, place: Place, fields: PersonForm & { revision?: number }) =>
  execute(updatePerson, callerFor(actor), { revision: 1, givenNames: 'Karen', surname: 'Holm', ...fields, ...place })

describe('changing a person', () => {
  test('stores everything as sent, empty fields too, also of a page’s person, and answers with the person', async () => {
    const { actor, at } = await aTree()
    const { result } = await update(actor, at, {
      givenNames: 'Karen Margrethe',
      birthSurname: 'Nielsen',
      callName: 'Grethe',
      sex: 'female',
      born: { year: 'ca. 1842' },
      bornPlace: 'Trans',
      isDead: true,
      note: 'Skrev dagbog',
    })
    expect(result).toMatchObject({
      revision: 1,
      person: { revision: 2, canEdit: true, note: 'Skrev dagbog', person: { name: 'Karen Margrethe Holm' } },
    })
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: at.personId } })).toMatchObject({
      bornYear: 1842,
      bornQualifier: 'about',
      bornPlace: 'Trans',
      bornNoLater: 1847,
      diedYear: null,
      searchText: 'karen margrethe grethe holm nielsen',
    })
  })

  test('is no edit when nothing became different', async () => {
    const { actor, tree, at } = await aTree()
    await update(actor, at, {})
    const { result } = await update(actor, at, { revision: 2 })
    expect(result).toMatchObject({ revision: 1, person: { revision: 2 } })
    expect(await db.treeEdit.count({ where: { treeId: tree.id } })).toBe(1)
  })
})

describe('refuses', () => {
  test('the second of two who changed the same person, and keeps what the first wrote', async () => {
    const { actor, at } = await aTree()
    const results = await Promise.allSettled(['a', 'b'].map((note) => update(actor, at, { note })))
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toMatchObject([{ code: 'CONFLICT' }])
    const { note } = await db.treePerson.findUniqueOrThrow({ where: { id: at.personId } })
    expect(note).toBe(results[0]?.status === 'fulfilled' ? 'a' : 'b')
  })

  test('writing about somebody who asked to be taken out', async () => {
    const { actor, tree, at } = await aTree()
    const { id } = await createPerson(tree, { givenNames: '', isWithdrawn: true })
    await expect(update(actor, { ...at, personId: id }, {})).rejects.toMatchObject({ code: 'TREE_WITHDRAWN' })
  })

  test('another tree’s person, and everyone who does not write the page', async () => {
    const { actor, memorial, at } = await aTree()
    const other = await aTree()
    const [viewer, foreign] = [await createAccount(), await createAccount()]
    await addMember(memorial, viewer, 'viewer')
    await expect(update(actor, { ...other.at, id: at.id }, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const user of [viewer, foreign]) {
      await expect(update(actorFor(user), at, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(update(visitor(), at, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: at.personId } })).toMatchObject({ revision: 1 })
  })

  test('values that are wrong, with a sentence at the field', async () => {
    const { actor, at } = await aTree()
    await expect(update(actor, at, { born: { year: 'mellem 1845 og 1840' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'born.year': 'Det sidste årstal ligger før det første.' },
    })
  })
})

test('whom a page is about stays dead without any date: the page says so', async () => {
  const { actor, tree, at } = await aTree()
  await update(actor, at, { born: { year: 1990 }, isDead: false })
  expect(await db.treePerson.findUnique({ where: { id: tree.personId } })).toMatchObject({ isDead: true })
})
