import { beforeEach, describe, expect, test } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { removeChild } from '@/lib/domain/family-tree/commands/remove-child'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { updateChildren } from '@/lib/domain/family-tree/commands/update-children'
import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import { updateUnion } from '@/lib/domain/family-tree/commands/update-union'
import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { personKeyOf } from '@/lib/domain/family-tree/person-key'
import { getTreePerson } from '@/lib/domain/family-tree/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

let owner: Awaited<ReturnType<typeof createAccount>>
let memorial: { id: string; slug: string }
let tree: { id: string; personId: string }
beforeEach(async () => {
  owner = await createAccount()
  memorial = await createMemorial({ owner })
  tree = await createTree({ memorial })
})

const caller = () => callerFor(actorFor(owner))
const withdraw = (personId: string) => execute(withdrawPerson, caller(), { id: memorial.slug, personId })

/** Everything the database holds of the tree, as text. */
async function everything(): Promise<string> {
  const of = { where: { treeId: tree.id } }
  const rows = await Promise.all([
    ...[db.treePerson.findMany(of), db.treeUnion.findMany(of), db.treeChild.findMany(of), db.treeMedia.findMany(of)],
    ...[db.treeRecord.findMany(of), db.treeEdit.findMany(of), db.treeLink.findMany(of), db.treeRemoval.findMany(of)],
    db.treeImportBefore.findMany({ where: { import: { treeId: tree.id } } }),
    db.treeImport.findMany(of),
  ])
  return JSON.stringify(rows)
}

const told = {
  givenNames: 'Levende',
  surname: 'Hemmelig',
  birthSurname: 'Fortielse',
  callName: 'Lønlig',
  born: { year: 1987 },
  bornPlace: 'Skjulested',
  note: 'Fortrolig besked',
}
// A year stands alone; the same digits within an identifier are chance.
const giveaway = /levende|hemmelig|fortielse|lønlig|skjulested|fortrolig|bryllupsby|(?<![\w-])(1987|2011)(?![\w-])/i

/** Somebody whom the editor added and corrected, with all that can be kept of a person. */
async function plant(): Promise<string> {
  const added = await execute(addRelative, caller(), {
    id: memorial.slug,
    personId: tree.personId,
    relation: 'partner',
    person: { ...told, note: 'Fortrolig' },
    union: { kind: 'married', married: { year: 2011 }, marriedPlace: 'Bryllupsby' },
  })
  const { personId, unionId } = added.result
  await execute(updatePerson, caller(), { ...told, id: memorial.slug, personId, revision: 1 })
  const media = { storageKey: `trees/${personId}`, contentType: 'image/jpeg', bytes: 9, checksum: '0'.repeat(64) }
  const { id: portraitId } = await db.treeMedia.create({
    data: { ...media, treeId: tree.id, fileName: 'hemmelig.jpg' },
  })
  await db.treePerson.update({ where: { id: personId }, data: { portraitId } })
  const record = { treeId: tree.id, version: '7.0', position: 1, lines: '0 @I1@ INDI\n1 NAME Levende /Hemmelig/' }
  await db.treeRecord.createMany({
    data: [
      { ...record, personId },
      { ...record, unionId },
    ],
  })
  const other = await createMemorial({ owner: await createAccount() })
  const link = { treeId: tree.id, personId, memorialId: other.id, fromId: memorial.id, status: 'asked' as const }
  await db.treeLink.create({ data: { ...link, message: 'Levende er vores søn.' } })
  await db.treeImport.create({
    data: {
      treeId: tree.id,
      memorialId: memorial.id,
      fileName: 'slaegt.ged',
      storageKey: `imports/${personId}`,
      bytes: 1,
      status: 'done',
      before: { create: { personId, before: { givenNames: 'Levende' } } },
    },
  })
  return personId
}

describe('whoever asked to be taken out of a tree', () => {
  test('is erased with all that was kept, and the place says so to members too', async () => {
    const personId = await plant()
    expect(await everything()).toMatch(giveaway)
    await withdraw(personId)
    expect(giveaway.exec(await everything())?.[0]).toBeUndefined()
    const view = await getTreePerson(actorFor(owner), { id: memorial.slug, personId })
    expect(view).toMatchObject({ person: { name: 'Ikke vist' }, isWithdrawn: true, canEdit: false })
    expect(view.couples).toMatchObject([{ partner: { name: 'Karen Holm' }, text: null }])
  })

  test('does not come back with undo, whatever is undone', async () => {
    const personId = await plant()
    await withdraw(personId)
    for (let n = 0; n < 4; n++) await execute(undoEdit, caller(), { id: memorial.slug }).catch(() => null)
    expect(giveaway.exec(await everything())?.[0]).toBeUndefined()
  })

  test('is known again by an import, by either surname, and by nobody who reads the key', async () => {
    await withdraw(await plant())
    const keys = (await db.treeRemoval.findMany({ where: { treeId: tree.id } })).map(({ personKey }) => personKey)
    const found = { givenNames: 'LEVENDE', surname: 'hemmelig', birthSurname: null, bornYear: 1987 }
    expect(keys).toContain(personKeyOf(tree.id, found))
    expect(keys).toContain(personKeyOf(tree.id, { ...found, surname: 'Fortielse' }))
    expect(keys).not.toContain(personKeyOf(tree.id, { ...found, bornYear: 1986 }))
    expect(keys).not.toContain(personKeyOf(await otherTree(), found))
  })

  test('stays so when asked again, and leaves the others as they were', async () => {
    const child = await createPerson(tree, { givenNames: 'Ida', bornYear: 2015 })
    const gone = await createPerson(tree, { givenNames: 'Bo' })
    await createUnion(tree, { partners: [{ id: tree.personId }, gone], children: [child] })
    await withdraw(gone.id)
    await withdraw(gone.id)
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: child.id } })).toMatchObject({ givenNames: 'Ida' })
    expect(await db.treeUnion.count({ where: { treeId: tree.id, partnerBId: gone.id } })).toBe(1)
    expect(await db.treeRemoval.count({ where: { treeId: tree.id } })).toBe(1)
  })

  test('goes from a merge too: what both were cannot be divided again', async () => {
    const personId = await plant()
    const before = await db.treePerson.findUniqueOrThrow({ where: { id: personId } })
    const { id, treeId, bornNoLater: _, searchText: __, revision: ___, createdAt, updatedAt, ...data } = before
    const other = { ...data, givenNames: 'Levende Lønlig' }
    const changes = [{ table: 'person', id: crypto.randomUUID(), before: other, after: null }]
    const kept = { table: 'person', id, before: data, after: data }
    await db.treeEdit.create({
      data: { treeId, revision: 90, kind: 'merge-people', about: 'Levende', changes: [...changes, kept] },
    })
    expect([createdAt, updatedAt]).toHaveLength(2)
    await withdraw(personId)
    expect(await db.treeEdit.count({ where: { treeId, kind: 'merge-people' } })).toBe(0)
    expect(giveaway.exec(await everything())?.[0]).toBeUndefined()
  })

  test('is nobody’s twin and no adopted child any more, also with undo', async () => {
    const [gone, twin] = [await createPerson(tree, { givenNames: 'Levende' }), await createPerson(tree)]
    const { id: unionId } = await createUnion(tree, {
      partners: [{ id: tree.personId }],
      children: [gone, twin],
      kind: 'adopted',
    })
    await db.treeChild.updateMany({ where: { unionId }, data: { twinGroup: 1 } })
    await execute(removeChild, caller(), { id: memorial.slug, unionId, childId: gone.id })
    await withdraw(gone.id)
    await execute(undoEdit, caller(), { id: memorial.slug }).catch(() => null)
    const [edit] = await db.treeEdit.findMany({ where: { treeId: tree.id } })
    expect(JSON.stringify(edit?.changes)).toContain(gone.id)
    expect(await db.treeChild.findFirst({ where: { childId: gone.id, kind: { not: 'unknown' } } })).toBeNull()
  })

  test('leaves no twin alone, who would tell the day of birth', async () => {
    const [gone, twin] = [await createPerson(tree), await createPerson(tree)]
    const { id: unionId } = await createUnion(tree, { partners: [{ id: tree.personId }], children: [gone, twin] })
    await db.treeChild.updateMany({ where: { unionId }, data: { twinGroup: 1 } })
    await withdraw(gone.id)
    expect(await db.treeChild.count({ where: { unionId, twinGroup: { not: null } } })).toBe(0)
  })

  test('is not named by an edit of their children either', async () => {
    const [first, second] = [await createPerson(tree, { givenNames: 'Ida' }), await createPerson(tree)]
    const gone = await createPerson(tree, { givenNames: 'Levende', surname: 'Hemmelig' })
    const { id: unionId } = await createUnion(tree, {
      partners: [{ id: tree.personId }, gone],
      children: [first, second],
    })
    const children = [second, first].map(({ id: childId }) => ({ childId }))
    const seen = [first, second].map(({ id: childId }) => ({ childId }))
    await execute(updateChildren, caller(), { id: memorial.slug, unionId, children, seen })
    await withdraw(gone.id)
    expect(await db.treeEdit.findFirst({ where: { treeId: tree.id } })).toMatchObject({ about: 'Ikke vist' })
  })

  test('has nothing written about them again by their couples and parents', async () => {
    const [gone, child] = [await createPerson(tree), await createPerson(tree)]
    const { id: unionId } = await createUnion(tree, { partners: [{ id: tree.personId }, gone] })
    const parents = await createUnion(tree, { partners: [{ id: tree.personId }], children: [child] })
    await withdraw(gone.id)
    await withdraw(child.id)
    const place = { id: memorial.slug, unionId }
    const wedding = { kind: 'married' as const, married: { year: 2011 } }
    await expect(execute(updateUnion, caller(), { ...place, ...wedding, revision: 2 })).rejects.toMatchObject({
      code: 'TREE_WITHDRAWN',
    })
    const children = [{ childId: child.id, kind: 'adopted' as const }]
    const seen = [{ childId: child.id, kind: 'unknown' as const }]
    await execute(updateChildren, caller(), { id: memorial.slug, unionId: parents.id, children, seen })
    const asked = { id: memorial.slug, personId: gone.id, union: wedding }
    await execute(addRelative, caller(), { ...asked, relation: 'partner', person: { givenNames: 'Ida' } })
    await execute(addRelative, caller(), { ...asked, relation: 'child', existingId: child.id, childKind: 'adopted' })
    const of = { treeId: tree.id }
    expect(await db.treeUnion.count({ where: { ...of, marriedYear: { not: null } } })).toBe(0)
    expect(await db.treeChild.count({ where: { ...of, kind: 'adopted' } })).toBe(0)
  })

  test('is not the person a page is about', async () => {
    await expect(withdraw(tree.personId)).rejects.toMatchObject({ code: 'TREE_PAGE_PERSON' })
  })
})

async function otherTree(): Promise<string> {
  return (await createTree({ memorial: await createMemorial({ owner }) })).id
}
